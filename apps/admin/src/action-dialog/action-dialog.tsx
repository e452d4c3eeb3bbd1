import { FormDialog } from '@raade/staff/form-dialog';
import { refusalOf } from '@raade/staff/refusal-of';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface ActionDialogProps<Answer, Request> {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Text of the button that sends the request. */
  readonly action: string;
  /** Its text while the request is on its way. */
  readonly busyAction: string;
  readonly change: UseMutationOptions<Answer, Error, Request>;
  /** Reads the request from the form; undefined if a field is invalid, which the form then shows. */
  readonly request: (form: HTMLFormElement) => NoInfer<Request> | undefined;
  /** Also called if the response arrives after the dialog was closed. */
  readonly onDone?: (answer: Answer, request: Request) => void;
  /** The message for a failure without a message from the server. */
  readonly notReached?: string;
  readonly children: ReactNode;
}

/** A dialog that explains a change, asks for its input, and sends the request. It closes once that succeeded. */
export function ActionDialog<Answer, Request>(props: ActionDialogProps<Answer, Request>) {
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
