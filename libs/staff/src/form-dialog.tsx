import { Button, Dialog } from '@raade/ui';
import { type ReactNode, useId } from 'react';
import { FailureNotice } from './failure-notice.tsx';
import { Stack } from './staff-page.styles.ts';

interface FormDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Text of the submit button. */
  readonly action: string;
  readonly isBusy?: boolean;
  /** The reason why the request was refused, as text. */
  readonly refusal?: string | undefined;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

/** A dialog with a form. The submit button is outside of the form, which it names by its id. */
export function FormDialog(props: FormDialogProps) {
  const { title, isOpen, onClose, action, isBusy = false, refusal, onSubmit, children } = props;
  const id = useId();
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel="Cancel"
      actions={
        <Button type="submit" form={id} isBusy={isBusy}>
          {action}
        </Button>
      }
    >
      <Stack
        as="form"
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit(event.currentTarget);
        }}
      >
        {children}
        <FailureNotice>{refusal}</FailureNotice>
      </Stack>
    </Dialog>
  );
}
