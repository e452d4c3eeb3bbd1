import { Button } from '@raade/ui';
import { Fragment, type ReactNode, useState } from 'react';

/** A question that somebody is asked in a dialog. */
export interface Question {
  /** Its number, for the function that it leads to: sent again, it is the same wish. */
  readonly request: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface AskButtonProps {
  readonly label: string;
  /** False where there is nothing to ask; a dialog that is open stays. */
  readonly isOffered?: boolean;
  readonly dialog: (question: Question) => ReactNode;
}

/** Opens a dialog that begins anew, under a new number, each time it is opened. */
export function AskButton({ label, isOffered = true, dialog }: AskButtonProps) {
  const [request, setRequest] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const ask = () => {
    setRequest(crypto.randomUUID());
    setOpen(true);
  };
  return (
    <>
      {isOffered && (
        <Button look="quiet" aria-haspopup="dialog" onClick={ask}>
          {label}
        </Button>
      )}
      {request !== undefined && (
        <Fragment key={request}>
          {dialog({ request, isOpen, onClose: () => setOpen(false) })}
        </Fragment>
      )}
    </>
  );
}
