import { styled } from '@raade/platform';
import { Button } from '@raade/ui';
import { keepTabInside } from '../overlays/modal.ts';
import type { useModalDialog } from '../overlays/use-modal-dialog.ts';
import { LazySearch, type LazySearchProps } from './lazy-search.tsx';
import { SEARCH_MESSAGES } from './search-messages.ts';

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

interface SearchDialogProps
  extends
    Pick<ReturnType<typeof useModalDialog>, 'dialog' | 'isOpen' | 'close' | 'leave' | 'onClose'>,
    Pick<LazySearchProps, 'label' | 'panel'> {}

/** The dialog of the search. (The mobile menu shows the search in the menu instead.) */
export function SearchDialog(props: SearchDialogProps) {
  const { dialog, isOpen, close, leave, onClose, label = SEARCH_MESSAGES.label, panel } = props;
  return (
    <Dialog ref={dialog} aria-label={label} onClose={onClose} onKeyDown={keepTabInside}>
      {isOpen && (
        <LazySearch
          label={label}
          panel={panel}
          onChoose={leave}
          closeButton={
            <Button look="quiet" onClick={close}>
              Close
            </Button>
          }
        />
      )}
    </Dialog>
  );
}
