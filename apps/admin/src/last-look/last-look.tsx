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
  /** The request; undefined where something has to be corrected first, which the form shows then. */
  readonly request: (form: HTMLFormElement) => NoInfer<Request> | undefined;
  /** Called also if the answer comes after somebody has closed the dialog. */
  readonly onDone?: (answer: Answer, request: Request) => void;
  /** The words for a failure of which the server has none. */
  readonly notReached?: string;
  readonly children: ReactNode;
}

/** Says once more what is about to happen, asks for what it takes, and has it done. */
export function LastLook<Answer, Request>(props: LastLookProps<Answer, Request>) {
  const { title, isOpen, onClose, action, busyAction, notReached, children } = props;
  const change = useMutation({
    ...props.change,
    onSuccess: (answer, request, ...rest) => {
      props.onDone?.(answer, request);
      return props.change.onSuccess?.(answer, request, ...rest);
    },
  });
  const close = () => {
    change.reset();
    onClose();
  };
  const submit = (form: HTMLFormElement) => {
    const request = props.request(form);
    if (request !== undefined) change.mutate(request, { onSuccess: close });
  };
  return (
    <FormDialog
      title={title}
      isOpen={isOpen}
      onClose={close}
      action={change.isPending ? busyAction : action}
      isBusy={change.isPending}
      refusal={change.isError ? refusalOf(change.error, notReached) : undefined}
      onSubmit={submit}
    >
      {children}
    </FormDialog>
  );
}
