import { logger } from '@raade/platform';
import { FormDialog } from '@raade/staff/form-dialog';
import { refusalOf } from '@raade/staff/refusal-of';
import { useState } from 'react';
import { rollBackContent } from '../editions/call-editions.ts';
import { noted, NoteField } from '../editions/note-field.tsx';
import { requestIds } from '../editions/request-id.ts';
import { contentRefusalOf } from '../newsroom/call-content.ts';
import { Comparison } from './comparison.tsx';
import type { PastEdition } from './past-editions.ts';

interface GoBackDialogProps {
  readonly past: PastEdition;
  /** The live edition that was seen. */
  readonly seen: string;
  readonly onClose: () => void;
  /** It is live now. */
  readonly onDone: () => void;
  /** Somebody else was quicker: what is known is from before. */
  readonly onOvertaken: () => void;
}

const OVERTAKEN =
  'Somebody else has published meanwhile, and nothing was gone back to. It is compared with what is live now: look at it, then go back again.';
const NO_ANSWER = 'There was no answer. Please send it again: it is done once.';

/** The last look before an earlier state is live again. */
export function GoBackDialog({ past, seen, onClose, onDone, onOvertaken }: GoBackDialogProps) {
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [ids] = useState(requestIds);

  const goBack = async () => {
    const wish = { edition: past.edition, seen, ...noted(note) };
    setBusy(true);
    setRefusal(undefined);
    try {
      await rollBackContent({ ...wish, request: ids.idOf(wish) });
      onDone();
    } catch (error) {
      logger.warn('content not rolled back', {}, error);
      const isOvertaken = contentRefusalOf(error)?.reason === 'edition-changed';
      setRefusal(isOvertaken ? OVERTAKEN : refusalOf(error, NO_ANSWER));
      if (isOvertaken) onOvertaken();
    }
    setBusy(false);
  };

  return (
    <FormDialog
      title="Go back to this?"
      isOpen
      onClose={onClose}
      action="Go back to this"
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={() => void goBack()}
    >
      <p>{`${past.name}. Drafts stay as they are.`}</p>
      {/* What was compared counts for this live edition alone. */}
      <Comparison key={seen} edition={past.edition} />
      <NoteField value={note} onChange={setNote} />
    </FormDialog>
  );
}
