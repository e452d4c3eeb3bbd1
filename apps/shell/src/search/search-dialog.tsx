import { styled } from '@raade/platform';
import { Checkbox } from '@raade/ui';
import { keepTabInside } from '../dialog/keep-tab-inside.ts';
import type { useModalDialog } from '../dialog/use-modal-dialog.ts';
import { LazySearch } from './lazy-search.tsx';
import { SEARCH_MESSAGES } from './search-messages.ts';
import { setSlashShortcut, useSlashShortcut } from './search-shortcuts.store.ts';

const Dialog = styled.dialog`
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--space-4);
  width: min(42rem, calc(100vw - 2 * var(--page-gutter)));
  max-height: min(40rem, 80dvh);
  margin: 12dvh auto auto;
  padding: var(--space-6) var(--space-6) var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow);
  color: var(--color-text);

  &[open] {
    display: grid;
  }

  &::backdrop {
    background: rgb(0 0 0 / 55%);
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-border);
  font-size: var(--text-small);
`;

const Close = styled.button`
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-4);
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--color-accent);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
`;

type SearchDialogProps = Pick<
  ReturnType<typeof useModalDialog>,
  'dialog' | 'isOpen' | 'close' | 'leave' | 'onClose'
>;

/** Search on wide screens; the one of the mobile menu stands in the menu. */
export function SearchDialog({ dialog, isOpen, close, leave, onClose }: SearchDialogProps) {
  const hasSlash = useSlashShortcut();
  return (
    <Dialog
      ref={dialog}
      aria-label={SEARCH_MESSAGES.label}
      onClose={onClose}
      onKeyDown={keepTabInside}
    >
      {isOpen && (
        <>
          <LazySearch onChoose={leave} />
          <Foot>
            <Checkbox label="Open search with /" checked={hasSlash} onChange={setSlashShortcut} />
            <Close type="button" onClick={close}>
              Close
            </Close>
          </Foot>
        </>
      )}
    </Dialog>
  );
}
