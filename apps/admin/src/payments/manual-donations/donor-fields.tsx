import { TextField } from '@raade/staff/fields';
import { Checkbox, type FieldErrors } from '@raade/ui';
import type { DonorValues } from './donation-values.ts';

interface DonorFieldsProps {
  readonly values: DonorValues;
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<DonorValues>) => void;
  /** A hint below the name. */
  readonly nameHint?: string | undefined;
  readonly emailLabel: string;
}

export function DonorFields({ values, errors, onChange, nameHint, emailLabel }: DonorFieldsProps) {
  return (
    <>
      <TextField
        label="Donor’s name"
        hint={nameHint}
        error={errors['fullName']}
        autoComplete="off"
        value={values.fullName}
        onChange={(fullName) => onChange({ fullName })}
      />
      <TextField
        label={emailLabel}
        error={errors['email']}
        type="email"
        autoComplete="off"
        value={values.email}
        onChange={(email) => onChange({ email })}
      />
      <Checkbox
        label="Anonymous: the name appears only on the receipt"
        checked={values.makeAnonymous}
        onChange={(makeAnonymous) => onChange({ makeAnonymous })}
      />
    </>
  );
}
