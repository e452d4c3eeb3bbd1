import { fieldErrors } from '@raade/contracts/base/field-errors';
import { type Approval, decideApprovalRequestSchema } from '@raade/contracts/mail/approvals';
import { TextAreaField } from '@raade/staff/fields';
import { useFormValues } from '@raade/staff/use-form-values';
import * as z from 'zod/mini';
import { LastLook } from '../last-look/last-look.tsx';
import { titleOf } from './approval-labels.ts';
import { decision } from './decide.ts';

interface DecisionDialogProps {
  readonly approval: Approval;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The last look before it happens. */
export function ApproveDialog({ approval, ...dialog }: DecisionDialogProps) {
  const { id, digest, matter } = approval;
  return (
    <LastLook
      {...dialog}
      title="Approve this?"
      action="Approve Now"
      busyAction="Approving..."
      change={decision}
      request={() => ({ id, digest, decision: 'approve' as const, reason: '' })}
    >
      <p>
        <strong>{titleOf(matter)}</strong>
      </p>
      <p>It happens at once, and cannot be taken back here.</p>
    </LastLook>
  );
}

/** Asks why it is declined: who has asked for it reads that. */
export function DeclineDialog({ approval, isOpen, onClose }: DecisionDialogProps) {
  const { values, errors, show, change, empty } = useFormValues({ reason: '' });
  const { id, digest, matter } = approval;
  const close = () => {
    empty();
    onClose();
  };
  const refusal = (form: HTMLFormElement) => {
    const request = { id, digest, decision: 'decline', ...values };
    const checked = z.safeParse(decideApprovalRequestSchema, request);
    if (!checked.success) show(fieldErrors(checked.error.issues), form);
    return checked.data;
  };
  return (
    <LastLook
      title="Decline this?"
      isOpen={isOpen}
      onClose={close}
      action="Decline Now"
      busyAction="Declining..."
      change={decision}
      request={refusal}
    >
      <p>
        <strong>{titleOf(matter)}</strong>
      </p>
      <TextAreaField
        label="Why"
        hint="Who has asked for it reads this."
        error={errors.reason}
        value={values.reason}
        onChange={(reason) => change({ reason })}
      />
    </LastLook>
  );
}
