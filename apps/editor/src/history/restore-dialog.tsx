import { FormDialog } from '@raade/staff/form-dialog';
import { useState } from 'react';
import { optionalNote, NoteField } from '../editions/note-field.tsx';
import { requestIds } from '../editions/request-id.ts';
import { contentRefusalOf, rollBackContent } from '../editor-state/content-calls.ts';
import { useRequest } from '../editor-state/use-request.ts';
import { Comparison } from './edition-comparison.tsx';
import type { PublishedEdition } from './published-editions.ts';

interface RestoreDialogProps {
  readonly entry: PublishedEdition;
  /** The live edition on the page. The server refuses if another one is live by now. */
  readonly seen: string;
  readonly onClose: () => void;
  /** Called once the edition is live. */
  readonly onDone: () => void;
  /** Called if somebody else has published first, so that `seen` is out of date. */
  readonly onOutdated: () => void;
}

const OUTDATED =
  'Somebody else has published in the meantime, so nothing was restored. Review the comparison with what is live now, then try again.';
const NO_ANSWER = 'There was no answer. Please press the button again. It will not be done twice.';

/** Shows what would change, and restores an earlier edition. */
export function RestoreDialog({ entry, seen, onClose, onDone, onOutdated }: RestoreDialogProps) {
  const [note, setNote] = useState('');
  const { isBusy, refusal, run } = useRequest('content not rolled back', NO_ANSWER);
  const [ids] = useState(requestIds);
  const restore = () =>
    run(
      async () => {
        const request = { edition: entry.edition, seen, ...optionalNote(note) };
        await rollBackContent({ ...request, request: ids.idOf(request) });
        onDone();
      },
      (error) => {
        const isOutdated = contentRefusalOf(error)?.reason === 'edition-changed';
        if (isOutdated) onOutdated();
        return isOutdated && OUTDATED;
      },
    );

  return (
    <FormDialog
      title="Restore this?"
      isOpen
      onClose={onClose}
      action="Restore this"
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={() => void restore()}
    >
      <p>{`${entry.name}. Drafts stay as they are.`}</p>
      {/* A comparison is valid for this live edition only. */}
      <Comparison key={seen} edition={entry.edition} />
      <NoteField value={note} onChange={setNote} />
    </FormDialog>
  );
}
