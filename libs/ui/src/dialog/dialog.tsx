import { styled } from '@raade/platform';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { Button } from '../button/button.tsx';
import { Heading } from '../text/text.styles.ts';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Called for Escape, a click outside of the dialog, and the close button. */
  readonly onClose: () => void;
  /** Text of the close button, which has the focus at first in a dialog without fields. */
  readonly closeLabel: string;
  /** Buttons for other actions. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const Modal = styled.dialog`
  --dialog-padding: clamp(var(--space-4), 4vw, var(--space-8));

  width: min(32rem, 100vw - 2 * var(--page-gutter));
  max-height: calc(100dvh - 2 * var(--space-8));
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block-end: calc(2 * var(--control-height));
  background: var(--color-surface);
  color: var(--color-text);
  white-space: normal;
  box-shadow: var(--shadow);

  &::backdrop {
    background: rgb(11 20 32 / 62%);
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--dialog-padding) var(--dialog-padding) 0;
`;

/** The row of buttons stays in sight while a long dialog scrolls, and does not cover the focused field. */
const Buttons = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
  padding-block: var(--space-2) var(--dialog-padding);
  background: var(--color-surface);
`;

/** Of a group of radio buttons, the chosen one gets focus. */
const FIRST_FIELD =
  ":is(input:not([type='radio']), [type='radio']:checked, textarea, select):enabled";

/**
 * A modal dialog. The browser makes the rest of the page inert, traps the focus, closes on Escape and restores the
 * focus.
 */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, closeLabel, actions, children } = props;
  const modal = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const dialog = modal.current;
    dialog?.showModal();
    const field = dialog?.querySelector<HTMLElement>(FIRST_FIELD);
    (field ?? closeButton.current)?.focus();
    // The initial text is selected, so that typing replaces it.
    if (field instanceof HTMLInputElement) field.select();
    // Focus on the button scrolls to the end of the dialog, but readers begin at the start.
    if (!field) dialog?.scrollTo({ top: 0 });
    return () => dialog?.close();
  }, [isOpen]);

  // React passes events of a nested dialog on to the outer one; browsers do not.
  const isOwn = (event: SyntheticEvent) => event.target === modal.current;
  // Browsers fire `close` some time after Escape; the dialog may have been opened again by then.
  const closeAtOnce = (event: SyntheticEvent) => {
    if (isOwn(event)) onClose();
  };
  const closeUnlessOpen = (event: SyntheticEvent) => {
    if (isOwn(event) && modal.current?.open === false) onClose();
  };

  // The body covers the whole dialog, so a click whose target is the dialog is on its backdrop. Keyboards have Escape.
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === modal.current) onClose();
  };

  return (
    <Modal
      ref={modal}
      aria-labelledby={titleId}
      onCancel={closeAtOnce}
      onClose={closeUnlessOpen}
      onClick={closeFromBackdrop}
    >
      <Body>
        <Heading as="h2" id={titleId}>
          {title}
        </Heading>
        <div>{children}</div>
        <Buttons>
          <Button ref={closeButton} look="quiet" onClick={onClose}>
            {closeLabel}
          </Button>
          {actions}
        </Buttons>
      </Body>
    </Modal>
  );
}
