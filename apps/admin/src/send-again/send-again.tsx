import { ConfirmButton } from '../action-dialog/confirm-button.tsx';

interface SendAgainProps {
  /** Text of the button. */
  readonly action: 'Try Again' | 'Send Again';
  /** The mail, for the accessible name of the button, like `receipt to donor@example.org`. */
  readonly mailName: string;
  /** Like `receipt`. */
  readonly kind: string;
  /** The recipient, like `The donor`, for the warning about a second copy. */
  readonly recipient: string;
  /** True if the mail may have arrived: then the button asks for confirmation. */
  readonly mayHaveArrived: boolean;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/** A button that sends an email again, after a confirmation if it may have arrived. */
export function SendAgain({ mayHaveArrived, isSending, onSend, ...texts }: SendAgainProps) {
  const { action, mailName, kind, recipient } = texts;
  return (
    <ConfirmButton
      label={action}
      look="quiet"
      aria-label={`${action}: ${mailName}`}
      isBusy={isSending}
      needsConfirmation={() => mayHaveArrived}
      title={`Send this ${kind} again?`}
      action="Send again"
      onConfirm={() => !isSending && onSend()}
    >
      <p>
        {`We do not know whether it arrived: the mail service did not answer in time. ${recipient} may get it twice.`}
      </p>
    </ConfirmButton>
  );
}
