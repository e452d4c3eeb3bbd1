import { CONTENT_LIMITS } from '@raade/contracts/content/parts';
import { TextField } from '@raade/staff/fields';

interface NoteFieldProps {
  readonly value: string;
  readonly onChange: (note: string) => void;
}

/** A field for the reason of a publication, which the history shows. */
export function NoteField(props: NoteFieldProps) {
  const hint = 'Shown in the history.';
  return (
    <TextField label="Note (optional)" hint={hint} maxLength={CONTENT_LIMITS.note} {...props} />
  );
}

/** The note for a request; left out if it is empty. */
export const optionalNote = (note: string) => (note.trim() === '' ? {} : { note: note.trim() });
