import { FormDialog } from '@raade/staff/form-dialog';
import { useState } from 'react';
import { noted, NoteField } from '../editions/note-field.tsx';
import { requestIds } from '../editions/request-id.ts';
import { contentRefusalOf, rollBackContent } from '../editor-state/content-calls.ts';
import { useAsking } from '../editor-state/use-request.ts';
import { Comparison } from './edition-comparison.tsx';
import type { PastEdition } from './published-editions.ts';

interface GoBackDialogProps {
  readonly past: PastEdition;
  /** The live edition that was seen. */
  readonly seen: string;
  readonly onClose: () => void;
  /** Called once the edition is live. */
  readonly onDone: () => void;
  /** Called if somebody else has published first, so that `seen` is out of date. */
  readonly onOvertaken: () => void;
}

const OVERTAKEN =
  'Somebody else has published in the meantime, so nothing was restored. Review the comparison with what is live now, then try again.';
const NO_ANSWER = 'There was no answer. Please send it again: it is done once.';

/** The last look before an earlier state is live again. */
export function GoBackDialog({ past, seen, onClose, onDone, onOvertaken }: GoBackDialogProps) {
  const [note, setNote] = useState('');
  const { isBusy, refusal, ask } = useAsking('content not rolled back', NO_ANSWER);
  const [ids] = useState(requestIds);
  const goBack = () =>
    ask(
      async () => {
        const wish = { edition: past.edition, seen, ...noted(note) };
        await rollBackContent({ ...wish, request: ids.idOf(wish) });
        onDone();
      },
      (error) => {
        const isOvertaken = contentRefusalOf(error)?.reason === 'edition-changed';
        if (isOvertaken) onOvertaken();
        return isOvertaken && OVERTAKEN;
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
      onSubmit={() => void goBack()}
    >
      <p>{`${past.name}. Drafts stay as they are.`}</p>
      {/* A comparison is valid for this live edition only. */}
      <Comparison key={seen} edition={past.edition} />
      <NoteField value={note} onChange={setNote} />
    </FormDialog>
  );
}
