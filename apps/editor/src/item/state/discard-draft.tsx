import { Button } from '@raade/ui';
import { useState } from 'react';
import type { ItemName } from '../../newsroom/newsroom-state.ts';
import { DiscardDialog } from './discard-dialog.tsx';

/** The way back to what is live. */
export function DiscardDraft({ name }: { readonly name: ItemName }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        Discard draft
      </Button>
      <DiscardDialog name={name} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}
