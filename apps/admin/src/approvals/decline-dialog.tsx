import { type Approval, decideApprovalRequestSchema } from '@raade/contracts/mail/approvals';
import { fieldErrors } from '@raade/contracts/base/field-errors';
import { Field, TextArea, useFieldErrors } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '@raade/staff/form-dialog';
import { refusalOf } from '@raade/staff/refusal-of';
import { titleOf } from './approval-labels.ts';
import { decision } from './decide.ts';

interface DeclineDialogProps {
  readonly approval: Approval;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks why it is declined: who has asked for it reads that. */
export function DeclineDialog({ approval, isOpen, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  const decide = useMutation(decision);
  const { errors, show, forget, clear } = useFieldErrors<'reason'>();
  const { id, digest, matter } = approval;

  const close = () => {
    setReason('');
    decide.reset();
    clear();
    onClose();
  };
  const decline = (form: HTMLFormElement) => {
    const request = { id, digest, decision: 'decline', reason };
    const checked = z.safeParse(decideApprovalRequestSchema, request);
    if (checked.success) decide.mutate(checked.data, { onSuccess: close });
    else show(fieldErrors(checked.error.issues), form);
  };

  return (
    <FormDialog
      title="Decline this?"
      isOpen={isOpen}
      onClose={close}
      action={decide.isPending ? 'Declining...' : 'Decline Now'}
      isBusy={decide.isPending}
      refusal={decide.isError ? refusalOf(decide.error) : undefined}
      onSubmit={decline}
    >
      <p>
        <strong>{titleOf(matter)}</strong>
      </p>
      <Field label="Why" hint="Who has asked for it reads this." error={errors.reason}>
        {(control) => (
          <TextArea
            {...control}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              forget(['reason']);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
