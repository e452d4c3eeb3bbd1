import type { FieldDescription } from './application-form.ts';

export const NAME_FIELD: FieldDescription = {
  name: 'full_name',
  label: 'Full Name',
  control: 'line',
  isRequired: true,
  autoComplete: 'name',
};

export const EMAIL_FIELD: FieldDescription = {
  name: 'email',
  label: 'Email',
  control: 'line',
  type: 'email',
  isRequired: true,
  autoComplete: 'email',
};

export const PHONE_FIELD: FieldDescription = {
  name: 'phone',
  label: 'Phone',
  control: 'line',
  type: 'tel',
  isRequired: false,
  autoComplete: 'tel',
};
