import type { LineField, SelectField, TextField } from './application-form.ts';

type More<Field> = Partial<Omit<Field, 'control' | 'name' | 'label'>>;

/** A field of one line. All fields are required by default. */
export const line = (name: string, label: string, more?: More<LineField>): LineField => ({
  control: 'line',
  name,
  label,
  isRequired: true,
  ...more,
});

/** A field of several lines. */
export const text = (name: string, label: string, more?: More<TextField>): TextField => ({
  control: 'text',
  name,
  label,
  isRequired: true,
  ...more,
});

export const select = (
  name: string,
  label: string,
  options: readonly string[],
  more?: More<SelectField>,
): SelectField => ({ control: 'select', name, label, options, isRequired: true, ...more });

export const NAME_FIELD = line('full_name', 'Full Name', { autoComplete: 'name' });
export const EMAIL_FIELD = line('email', 'Email', { type: 'email', autoComplete: 'email' });
export const PHONE_FIELD = line('phone', 'Phone', {
  type: 'tel',
  isRequired: false,
  autoComplete: 'tel',
});
