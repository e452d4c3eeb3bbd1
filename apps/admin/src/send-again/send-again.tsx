import { Button, Dialog } from '@raade/ui';
import { useState } from 'react';

interface SendAgainProps {
  /** The words on the button. */
  readonly action: 'Try Again' | 'Send Again';
  /** What is sent, like `receipt to donor@example.org`: there are many such buttons. */
  readonly of: string;
  /** Like `receipt`. */
  readonly kind: string;
  /** Who would get it twice, like `The donor`. */
  readonly reader: string;
  /** True if nobody knows whether it arrived: then it asks first. */
  readonly mayHaveArrived: boolean;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/** The button that has a mail sent once more; it asks first where somebody may have it already. */
export function SendAgain({ mayHaveArrived, isSending, onSend, ...texts }: SendAgainProps) {
  const { action, of, kind, reader } = texts;
  const [isAsking, setIsAsking] = useState(false);
  const send = () => {
    setIsAsking(false);
    if (!isSending) onSend();
  };
  return (
    <>
      <Button
        look="quiet"
        aria-label={`${action}: ${of}`}
        isBusy={isSending}
        onClick={() => (mayHaveArrived ? setIsAsking(true) : send())}
      >
        {action}
      </Button>
      <Dialog
        title={`Send this ${kind} again?`}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        closeLabel="Cancel"
        actions={<Button onClick={send}>Send again</Button>}
      >
        <p>
          {`We do not know whether it arrived: the mail service did not answer in time. ${reader} may get it twice.`}
        </p>
      </Dialog>
    </>
  );
}
