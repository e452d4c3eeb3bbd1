import type { Approval } from '@raade/contracts/mail/approvals';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '@raade/staff/form-dialog';
import { refusalOf } from '@raade/staff/refusal-of';
import { titleOf } from './approval-labels.ts';
import { decision } from './decide.ts';

interface DecisionDialogProps {
  readonly approval: Approval;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The last look before it happens. */
export function ApproveDialog({ approval, isOpen, onClose }: DecisionDialogProps) {
  const decide = useMutation(decision);
  const { id, digest, matter } = approval;

  const close = () => {
    decide.reset();
    onClose();
  };
  const approve = () =>
    decide.mutate({ id, digest, decision: 'approve', reason: '' }, { onSuccess: close });

  return (
    <FormDialog
      title="Approve this?"
      isOpen={isOpen}
      onClose={close}
      action={decide.isPending ? 'Approving...' : 'Approve Now'}
      isBusy={decide.isPending}
      refusal={decide.isError ? refusalOf(decide.error) : undefined}
      onSubmit={approve}
    >
      <p>
        <strong>{titleOf(matter)}</strong>
      </p>
      <p>It happens at once, and cannot be taken back here.</p>
    </FormDialog>
  );
}
