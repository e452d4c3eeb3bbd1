import { FailureNotice } from '@raade/staff/failure-notice';
import { Button, Dialog } from '@raade/ui';
import { useState } from 'react';
import { discardDraft } from '../../editor-state/editor-actions.ts';
import type { ItemName } from '../../editor-state/editor-state.ts';

/** A button that discards the draft. Asks first, since its text is lost. */
export function DiscardDraft({ name }: { readonly name: ItemName }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const discard = async () => {
    setIsBusy(true);
    const failure = await discardDraft(name);
    setIsBusy(false);
    setRefusal(failure);
    setIsAsking(failure !== undefined);
  };

  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        Discard draft
      </Button>
      <Dialog
        title="Discard this draft?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        closeLabel="Keep it"
        actions={
          <Button isBusy={isBusy} onClick={() => void discard()}>
            Discard draft
          </Button>
        }
      >
        <p>The draft is deleted for everybody. Visitors see no change.</p>
        <FailureNotice>{refusal}</FailureNotice>
      </Dialog>
    </>
  );
}
