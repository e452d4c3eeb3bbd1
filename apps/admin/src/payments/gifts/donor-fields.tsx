import { Checkbox, Field, type FieldErrors, Input } from '@raade/ui';
import type { DonorValues } from './gift-values.ts';

interface DonorFieldsProps {
  readonly values: DonorValues;
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<DonorValues>) => void;
  /** Beside the name, where more has to be said. */
  readonly nameHint?: string | undefined;
  readonly emailLabel: string;
}

/** Who gave. */
export function DonorFields({ values, errors, onChange, nameHint, emailLabel }: DonorFieldsProps) {
  return (
    <>
      <Field label="Donor’s name" {...(nameHint && { hint: nameHint })} error={errors['fullName']}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={values.fullName}
            onChange={({ target }) => onChange({ fullName: target.value })}
          />
        )}
      </Field>
      <Field label={emailLabel} error={errors['email']}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            value={values.email}
            onChange={({ target }) => onChange({ email: target.value })}
          />
        )}
      </Field>
      <Checkbox
        label="Anonymous: the name stands on the receipt alone"
        checked={values.makeAnonymous}
        onChange={(makeAnonymous) => onChange({ makeAnonymous })}
      />
    </>
  );
}
