import type { Approval } from '@raade/contracts/mail/approvals';
import { LastLook } from '../last-look/last-look.tsx';
import { titleOf } from './approval-labels.ts';
import { decision } from './decide.ts';

interface DecisionDialogProps {
  readonly approval: Approval;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The last look before it happens. */
export function ApproveDialog({ approval, isOpen, onClose }: DecisionDialogProps) {
  const { id, digest, matter } = approval;
  return (
    <LastLook
      title="Approve this?"
      isOpen={isOpen}
      onClose={onClose}
      action="Approve Now"
      busyAction="Approving..."
      change={decision}
      request={{ id, digest, decision: 'approve', reason: '' }}
    >
      <p>
        <strong>{titleOf(matter)}</strong>
      </p>
      <p>It happens at once, and cannot be taken back here.</p>
    </LastLook>
  );
}
