import type { LineField, SelectField, TextField } from './application-form.ts';

type Extras<Field> = Partial<Omit<Field, 'control' | 'name' | 'label'>>;

/** A field of one line. All fields are required by default. */
export const lineField = (name: string, label: string, extras?: Extras<LineField>): LineField => ({
  control: 'line',
  name,
  label,
  isRequired: true,
  ...extras,
});

/** A field of several lines. */
export const textField = (name: string, label: string, extras?: Extras<TextField>): TextField => ({
  control: 'text',
  name,
  label,
  isRequired: true,
  ...extras,
});

/** A field with a list of choices. */
export const selectField = (
  name: string,
  label: string,
  options: readonly string[],
  extras?: Extras<SelectField>,
): SelectField => ({ control: 'select', name, label, options, isRequired: true, ...extras });

export const NAME_FIELD = lineField('full_name', 'Full Name', { autoComplete: 'name' });
export const EMAIL_FIELD = lineField('email', 'Email', { type: 'email', autoComplete: 'email' });
export const PHONE_FIELD = lineField('phone', 'Phone', {
  type: 'tel',
  isRequired: false,
  autoComplete: 'tel',
});
