import { FormDialog } from '@raade/staff/form-dialog';
import { refusalOf } from '@raade/staff/refusal-of';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface ActionDialogProps<Response, Request> {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Text of the button that sends the request. */
  readonly action: string;
  /** The text of the button while the request is running. */
  readonly busyAction: string;
  readonly mutation: UseMutationOptions<Response, Error, Request>;
  /** Reads the request from the form; undefined if a field is invalid, which the form then shows. */
  readonly requestOf: (form: HTMLFormElement) => NoInfer<Request> | undefined;
  /** Also called if the response arrives after the dialog was closed. */
  readonly onDone?: (response: Response, request: Request) => void;
  /** The message for a failure without a message from the server. */
  readonly fallbackMessage?: string;
  readonly children: ReactNode;
}

/** A dialog that explains a change, asks for its input, and sends the request. It closes after a success. */
export function ActionDialog<Response, Request>(props: ActionDialogProps<Response, Request>) {
  const { title, isOpen, onClose, action, busyAction, fallbackMessage, children } = props;
  const mutation = useMutation({
    ...props.mutation,
    onSuccess: (response, request, ...rest) => {
      props.onDone?.(response, request);
      return props.mutation.onSuccess?.(response, request, ...rest);
    },
  });
  const close = () => {
    mutation.reset();
    onClose();
  };
  const submit = (form: HTMLFormElement) => {
    const request = props.requestOf(form);
    if (request !== undefined) mutation.mutate(request, { onSuccess: close });
  };
  return (
    <FormDialog
      title={title}
      isOpen={isOpen}
      onClose={close}
      action={mutation.isPending ? busyAction : action}
      isBusy={mutation.isPending}
      refusal={mutation.isError ? refusalOf(mutation.error, fallbackMessage) : undefined}
      onSubmit={submit}
    >
      {children}
    </FormDialog>
  );
}
