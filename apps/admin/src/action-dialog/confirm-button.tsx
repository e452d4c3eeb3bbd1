import { Button, Dialog } from '@raade/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  readonly label: string;
  readonly title: string;
  /** Text of the button in the dialog; by default the label. */
  readonly action?: string;
  /** Text of the button that changes nothing. */
  readonly closeLabel?: string;
  /** False hides the button; a dialog that is open stays. */
  readonly isOffered?: boolean;
  /** False runs the action without asking. */
  readonly needsConfirmation?: () => boolean;
  readonly onConfirm: () => void;
  /** The text of the dialog: the effect of the action. */
  readonly children: ReactNode;
}

/** A button whose action has to be confirmed in a dialog. */
export function ConfirmButton({
  label,
  title,
  action = label,
  closeLabel = 'Cancel',
  isOffered = true,
  needsConfirmation = () => true,
  onConfirm,
  children,
  ...button
}: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const confirm = () => {
    setOpen(false);
    onConfirm();
  };
  return (
    <>
      {isOffered && (
        <Button {...button} onClick={() => (needsConfirmation() ? setOpen(true) : confirm())}>
          {label}
        </Button>
      )}
      <Dialog
        title={title}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        closeLabel={closeLabel}
        actions={<Button onClick={confirm}>{action}</Button>}
      >
        {children}
      </Dialog>
    </>
  );
}
