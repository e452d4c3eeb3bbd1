import { styled } from '@raade/platform';
import { Button } from '@raade/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';

/** The state of a dialog that a button has opened. */
export interface OpenedDialog {
  /** Idempotency key of the change that the dialog makes: a retry from the same dialog is done once. */
  readonly requestId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  readonly label: string;
  /** False hides the button; a dialog that is open stays. */
  readonly isOffered?: boolean;
  readonly dialog: (dialog: OpenedDialog) => ReactNode;
}

/* Table cells do not wrap their text. A dialog that is rendered inside a cell has to. */
const WrappingText = styled.div`
  display: contents;
  white-space: normal;
`;

/** A button that opens a dialog. Each press opens a new dialog with a new request id. */
export function DialogButton({ label, isOffered = true, dialog, ...button }: DialogButtonProps) {
  const [requestId, setRequestId] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setRequestId(crypto.randomUUID());
    setOpen(true);
  };
  return (
    <>
      {isOffered && (
        <Button look="quiet" {...button} aria-haspopup="dialog" onClick={open}>
          {label}
        </Button>
      )}
      {requestId !== undefined && (
        <WrappingText key={requestId}>
          {dialog({ requestId, isOpen, onClose: () => setOpen(false) })}
        </WrappingText>
      )}
    </>
  );
}
