import { Button, Dialog, Notice } from '@raade/ui';
import { useState } from 'react';
import { discardDrafts } from '../../newsroom/newsroom.ts';
import type { ItemName } from '../../newsroom/newsroom-state.ts';

interface DiscardDialogProps {
  readonly name: ItemName;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a draft is taken back: nobody has its words then. */
export function DiscardDialog({ name, isOpen, onClose }: DiscardDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const discard = async () => {
    setIsBusy(true);
    const why = await discardDrafts([name]);
    setIsBusy(false);
    setRefusal(why);
    if (why === undefined) onClose();
  };

  return (
    <Dialog
      title="Discard this draft?"
      isOpen={isOpen}
      onClose={onClose}
      closeLabel="Keep it"
      actions={
        <Button isBusy={isBusy} onClick={() => void discard()}>
          Discard draft
        </Button>
      }
    >
      <p>It will be as it is live. What was written since is gone, for everybody.</p>
      {refusal !== undefined && (
        <Notice $tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </Dialog>
  );
}
