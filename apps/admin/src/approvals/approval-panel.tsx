import {
  type Approval,
  APPROVAL_RIGHTS,
  decideApprovalRequestSchema,
} from '@raade/contracts/mail/approvals';
import { styled } from '@raade/platform';
import { IfMay } from '@raade/staff/rights/if-may';
import { Badge, Button, ButtonRow, Heading } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Age } from '@raade/staff/age';
import { momentText } from '@raade/staff/moments';
import { TextAreaField } from '@raade/staff/fields';
import { useCheckedValues } from '@raade/staff/use-checked-values';
import { APPROVAL_LABELS, titleOf } from './approval-labels.ts';
import { decisionMutation, isWaiting, withdrawalMutation } from './approvals.query.ts';
import { DialogButton, type OpenedDialog } from '../action-dialog/dialog-button.tsx';
import { ActionDialog } from '../action-dialog/action-dialog.tsx';

interface ApprovalPanelProps {
  readonly approval: Approval;
}

const Panel = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);

  p {
    color: var(--color-text-muted);
  }
`;

/** An approval: the request, who asked and until when, the outcome, and the possible actions. */
export function ApprovalPanel({ approval }: ApprovalPanelProps) {
  const { state, campaign, requestedBy, isOwn, requestedAt, validUntil } = approval;
  const id = useId();
  const label = APPROVAL_LABELS[state];
  return (
    <Panel aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {titleOf(campaign)}
      </Heading>
      {!isWaiting(approval) && (
        <Badge role="status" $tone={label.tone}>
          {label.text}
        </Badge>
      )}
      <p>
        <span>{`Requested by ${requestedBy}${isOwn ? ' (you)' : ''}, `}</span>
        <Age at={requestedAt} />
        <span>{`. ${label.meaning}`}</span>
        {isWaiting(approval) && (
          <span>
            {' '}
            It can be approved until <time dateTime={validUntil}>{momentText(validUntil)}</time>.
          </span>
        )}
      </p>
      <Decision approval={approval} />
      {isWaiting(approval) && <ApprovalActions approval={approval} />}
    </Panel>
  );
}

/** The decision: by whom, when and why. */
function Decision({ approval }: ApprovalPanelProps) {
  const { state, decidedBy, decidedAt, reason } = approval;
  if (decidedBy === null || decidedAt === null) return null;
  return (
    <p>
      <span>{`${state === 'declined' ? 'Declined' : 'Approved'} by ${decidedBy}, `}</span>
      <Age at={decidedAt} />
      <span>{`.${reason !== null ? ` Why: ${reason}` : ''}`}</span>
    </p>
  );
}

/** The author of a request can withdraw the request. Other people with the right can decide. */
function ApprovalActions({ approval }: ApprovalPanelProps) {
  if (approval.isOwn) return <WithdrawButton approval={approval} />;
  return (
    <IfMay right={APPROVAL_RIGHTS.decide} to="decide on this">
      <DecisionButtons approval={approval} />
    </IfMay>
  );
}

function WithdrawButton({ approval: { id } }: ApprovalPanelProps) {
  const withdraw = useMutation(withdrawalMutation);
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

function DecisionButtons({ approval }: ApprovalPanelProps) {
  return (
    <ButtonRow>
      <DialogButton
        label="Approve"
        look="primary"
        dialog={(dialog) => <ApproveDialog {...dialog} approval={approval} />}
      />
      <DialogButton
        label="Decline"
        dialog={(dialog) => <DeclineDialog {...dialog} approval={approval} />}
      />
    </ButtonRow>
  );
}

type DecisionDialogProps = OpenedDialog & ApprovalPanelProps;

/** Confirms the approval. */
function ApproveDialog({ approval, isOpen, onClose }: DecisionDialogProps) {
  const { id, digest, campaign } = approval;
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Approve this campaign?"
      action="Approve Now"
      busyAction="Approving..."
      mutation={decisionMutation}
      requestOf={() => ({ id, digest, decision: 'approve' as const, reason: '' })}
    >
      <p>
        <strong>{titleOf(campaign)}</strong>
      </p>
      <p>
        {campaign.startsAt
          ? 'It is sent at that time and can be canceled until then.'
          : 'It is sent at once. You cannot undo this here.'}
      </p>
    </ActionDialog>
  );
}

/** Asks for the reason, which the author of the request reads. */
function DeclineDialog({ approval, isOpen, onClose }: DecisionDialogProps) {
  const { values, errors, check, change } = useCheckedValues({ reason: '' });
  const { id, digest, campaign } = approval;
  const request = { id, digest, decision: 'decline', ...values };
  return (
    <ActionDialog
      title="Decline this campaign?"
      isOpen={isOpen}
      onClose={onClose}
      action="Decline Now"
      busyAction="Declining..."
      mutation={decisionMutation}
      requestOf={(form) => check(decideApprovalRequestSchema, request, form)}
    >
      <p>
        <strong>{titleOf(campaign)}</strong>
      </p>
      <TextAreaField
        label="Why"
        hint="The person who requested approval sees this."
        error={errors.reason}
        value={values.reason}
        onChange={(reason) => change({ reason })}
      />
    </ActionDialog>
  );
}
