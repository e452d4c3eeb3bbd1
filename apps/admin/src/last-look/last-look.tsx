import { FormDialog } from '@raade/staff/form-dialog';
import { refusalOf } from '@raade/staff/refusal-of';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface LastLookProps<Answer, Request> {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Text of the button that does it. */
  readonly action: string;
  /** The same while it is done. */
  readonly busyAction: string;
  readonly change: UseMutationOptions<Answer, Error, Request>;
  readonly request: Request;
  readonly onDone?: (answer: Answer) => void;
  /** The words for a failure of which the server has none. */
  readonly notReached?: string;
  readonly children: ReactNode;
}

/** Says once more what is about to happen, and has it done. */
export function LastLook<Answer, Request>(props: LastLookProps<Answer, Request>) {
  const { title, isOpen, onClose, action, busyAction, notReached, children } = props;
  const { request, onDone } = props;
  const change = useMutation(props.change);
  const close = () => {
    change.reset();
    onClose();
  };
  const done = (answer: Answer) => {
    onDone?.(answer);
    close();
  };
  return (
    <FormDialog
      title={title}
      isOpen={isOpen}
      onClose={close}
      action={change.isPending ? busyAction : action}
      isBusy={change.isPending}
      refusal={change.isError ? refusalOf(change.error, notReached) : undefined}
      onSubmit={() => change.mutate(request, { onSuccess: done })}
    >
      {children}
    </FormDialog>
  );
}
