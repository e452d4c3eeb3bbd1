import { APPROVAL_RIGHTS, type Approval } from '@raade/contracts/mail/approvals';
import { Button, ButtonRow } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { IfMay } from '@raade/staff/rights/if-may';
import { ApproveDialog, DeclineDialog } from './decision-dialogs.tsx';
import { withdrawal } from './decide.ts';

interface ApprovalActionsProps {
  readonly approval: Approval;
}

/** Who has asked can withdraw; somebody else with the right can decide. */
export function ApprovalActions({ approval }: ApprovalActionsProps) {
  if (approval.isOwn) return <Withdraw approval={approval} />;
  return (
    <IfMay right={APPROVAL_RIGHTS.decide} to="decide on this">
      <Decide approval={approval} />
    </IfMay>
  );
}

function Withdraw({ approval: { id } }: ApprovalActionsProps) {
  const withdraw = useMutation(withdrawal);
  return (
    <Button
      look="quiet"
      isBusy={withdraw.isPending}
      onClick={() => !withdraw.isPending && withdraw.mutate({ id })}
    >
      Withdraw
    </Button>
  );
}

function Decide({ approval }: ApprovalActionsProps) {
  const [asked, setAsked] = useState<'approve' | 'decline'>();
  const close = () => setAsked(undefined);
  const dialog = { approval, onClose: close };
  return (
    <ButtonRow>
      <Button onClick={() => setAsked('approve')}>Approve</Button>
      <Button look="quiet" onClick={() => setAsked('decline')}>
        Decline
      </Button>
      <ApproveDialog {...dialog} isOpen={asked === 'approve'} />
      <DeclineDialog {...dialog} isOpen={asked === 'decline'} />
    </ButtonRow>
  );
}
