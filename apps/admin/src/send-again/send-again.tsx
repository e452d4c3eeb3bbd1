import { ConfirmButton } from '../action-dialog/confirm-button.tsx';

interface SendAgainProps {
  /** The words on the button. */
  readonly action: 'Try Again' | 'Send Again';
  /** The name of the mail, like `receipt to donor@example.org`: a page has many such buttons. */
  readonly of: string;
  /** Like `receipt`. */
  readonly kind: string;
  /** The recipient, like `The donor`, for the question about a second copy. */
  readonly reader: string;
  /** True if nobody knows whether it arrived: then it asks first. */
  readonly mayHaveArrived: boolean;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/** The button that has a mail sent once more; it asks first where somebody may have it already. */
export function SendAgain({ mayHaveArrived, isSending, onSend, ...texts }: SendAgainProps) {
  const { action, of, kind, reader } = texts;
  return (
    <ConfirmButton
      label={action}
      look="quiet"
      aria-label={`${action}: ${of}`}
      isBusy={isSending}
      needsConfirmation={() => mayHaveArrived}
      title={`Send this ${kind} again?`}
      action="Send again"
      onConfirm={() => !isSending && onSend()}
    >
      <p>
        {`We do not know whether it arrived: the mail service did not answer in time. ${reader} may get it twice.`}
      </p>
    </ConfirmButton>
  );
}
