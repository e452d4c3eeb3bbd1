import { Button, Dialog } from '@raade/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';

interface AskFirstProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  readonly label: string;
  readonly title: string;
  /** Text of the button that does it; that of the first, if there is none. */
  readonly action?: string;
  /** False where there is nothing to do; a question that is open stays. */
  readonly isOffered?: boolean;
  /** False where it can be done without a question. */
  readonly needsQuestion?: () => boolean;
  readonly onDo: () => void;
  /** The text of the question: the effect of the action. */
  readonly children: ReactNode;
}

/** A button that asks before it is done. */
export function AskFirst({
  label,
  title,
  action = label,
  isOffered = true,
  needsQuestion = () => true,
  onDo,
  children,
  ...button
}: AskFirstProps) {
  const [isAsking, setIsAsking] = useState(false);
  const go = () => {
    setIsAsking(false);
    onDo();
  };
  return (
    <>
      {isOffered && (
        <Button {...button} onClick={() => (needsQuestion() ? setIsAsking(true) : go())}>
          {label}
        </Button>
      )}
      <Dialog
        title={title}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        closeLabel="Cancel"
        actions={<Button onClick={go}>{action}</Button>}
      >
        {children}
      </Dialog>
    </>
  );
}
