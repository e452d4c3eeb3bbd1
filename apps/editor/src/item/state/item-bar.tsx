import type { ListedDraft } from '@raade/contracts/content/findings';
import { styled } from '@raade/platform';
import { Button, Notice } from '@raade/ui';
import { useState } from 'react';
import type { ItemName, Unsaved } from '../../newsroom/newsroom-state.ts';
import { isKeptOnDevice } from '../../newsroom/unsaved.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { draftWords, savedWords } from '../../parts/saved-words.ts';
import { SavedLine } from './saved-line.tsx';

interface ItemBarProps {
  readonly name: ItemName;
  readonly unsaved: Unsaved | undefined;
  readonly draft: ListedDraft | undefined;
  /** Where there are steps: undefined while there is none to take. */
  readonly steps?: {
    readonly undo: (() => void) | undefined;
    readonly redo: (() => void) | undefined;
  };
}

/* It stays in view while somebody writes below. */
const Bar = styled(Notice)`
  position: sticky;
  z-index: var(--layer-raised);
  inset-block-start: var(--navbar-height);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-6);
`;

const Words = styled.div`
  flex: 1 1 14rem;
  overflow-wrap: anywhere;
  font-size: var(--text-small);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  button {
    padding-inline: var(--space-4);
  }
`;

/** What has become of the last change, and the ways back. */
export function ItemBar({ name, unsaved, draft, steps }: ItemBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const state = unsaved?.state;
  const isOnTheWay = state === 'waiting' || state === 'saving';
  return (
    <Bar>
      <Words>
        <SavedLine
          words={savedWords({ unsaved, draft, isKept: isKeptOnDevice() })}
          isOnTheWay={isOnTheWay}
          isWrong={state !== undefined && !isOnTheWay}
        />
        {draft && <p>{draftWords(draft)}</p>}
      </Words>
      <Buttons>
        {steps && (
          <>
            <Step name="Undo" keys="Control+Z" onClick={steps.undo} />
            <Step name="Redo" keys="Control+Y" onClick={steps.redo} />
          </>
        )}
        {(draft || unsaved) && (
          <Button look="quiet" onClick={() => setIsAsking(true)}>
            Discard draft
          </Button>
        )}
      </Buttons>
      <DiscardDialog name={name} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </Bar>
  );
}

interface StepProps {
  readonly name: string;
  readonly keys: string;
  readonly onClick: (() => void) | undefined;
}

function Step({ name, keys, onClick }: StepProps) {
  return (
    <Button look="quiet" aria-disabled={!onClick} aria-keyshortcuts={keys} onClick={onClick}>
      {name}
    </Button>
  );
}
