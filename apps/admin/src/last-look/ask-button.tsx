import { styled } from '@raade/platform';
import { Button } from '@raade/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';

/** A question that somebody is asked in a dialog. */
export interface Question {
  /** Its number, for the function that it leads to: sent again, it is the same wish. */
  readonly request: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface AskButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  readonly label: string;
  /** False where there is nothing to ask; a dialog that is open stays. */
  readonly isOffered?: boolean;
  readonly dialog: (question: Question) => ReactNode;
}

/* Cells of tables keep their lines; a question in them has several. */
const Lines = styled.div`
  display: contents;
  white-space: normal;
`;

/** Opens a dialog that begins anew, under a new number, each time it is opened. */
export function AskButton({ label, isOffered = true, dialog, ...button }: AskButtonProps) {
  const [request, setRequest] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const ask = () => {
    setRequest(crypto.randomUUID());
    setOpen(true);
  };
  return (
    <>
      {isOffered && (
        <Button look="quiet" {...button} aria-haspopup="dialog" onClick={ask}>
          {label}
        </Button>
      )}
      {request !== undefined && (
        <Lines key={request}>{dialog({ request, isOpen, onClose: () => setOpen(false) })}</Lines>
      )}
    </>
  );
}
