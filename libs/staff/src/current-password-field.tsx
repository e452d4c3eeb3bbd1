import { Field, Input } from '@raade/ui';

interface CurrentPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** The password that an account has, which password managers fill in. */
export function CurrentPasswordField({ label, value, onChange }: CurrentPasswordFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="password"
          autoComplete="current-password"
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
