import { CONTENT_LIMITS } from '@raade/contracts/content/parts';
import { Field, Input } from '@raade/ui';

interface NoteFieldProps {
  readonly value: string;
  readonly onChange: (note: string) => void;
}

/** Why something goes live, for who reads the history. */
export function NoteField({ value, onChange }: NoteFieldProps) {
  return (
    <Field label="Note (optional)" hint="It stands in the history.">
      {(control) => (
        <Input
          {...control}
          value={value}
          maxLength={CONTENT_LIMITS.note}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
