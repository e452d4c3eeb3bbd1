import type { FieldDescription } from './application-form.ts';

export const EMAIL_FIELD: FieldDescription = {
  name: 'email',
  label: 'Email',
  control: 'line',
  type: 'email',
  isRequired: true,
  ask: 'Enter your email, like name@university.edu',
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
