import type { ListedDraft } from '@raade/contracts/content/findings';
import { styled } from '@raade/platform';
import { Button, Notice } from '@raade/ui';
import type { UnsavedChange } from '../../editor-state/editor-state.ts';
import { SaveStatus } from './save-status.tsx';

interface ItemBarProps {
  readonly unsaved: UnsavedChange | undefined;
  readonly draft: ListedDraft | undefined;
  /** Undefined while there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/* Stays in view above the form. */
const Bar = styled(Notice)`
  position: sticky;
  z-index: var(--layer-raised);
  inset-block-start: var(--navbar-height);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  max-width: 48rem;
  padding: var(--space-2);
  padding-inline-start: var(--space-4);
`;

const Buttons = styled.div`
  display: flex;
  gap: var(--space-2);

  button {
    padding-inline: var(--space-3);
  }
`;

/** The bar with the state of the last change, and the buttons for undo and redo. */
export function ItemBar({ unsaved, draft, undo, redo }: ItemBarProps) {
  return (
    <Bar>
      <SaveStatus unsaved={unsaved} draft={draft} />
      <Buttons>
        <Button look="quiet" aria-disabled={!undo} aria-keyshortcuts="Control+Z" onClick={undo}>
          Undo
        </Button>
        <Button look="quiet" aria-disabled={!redo} aria-keyshortcuts="Control+Y" onClick={redo}>
          Redo
        </Button>
      </Buttons>
    </Bar>
  );
}
