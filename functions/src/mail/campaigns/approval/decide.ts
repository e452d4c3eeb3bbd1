import { HttpsError } from 'firebase-functions/https';
import {
  APPROVAL_RIGHTS,
  type ApprovalState,
  type DecideApprovalRequest,
  type WithdrawApprovalRequest,
} from '@raade/contracts/mail/approvals';
import type { Actor } from '../../../base/audit/actor.ts';
import { campaignDigest } from './campaign-digest.ts';
import { campaignDocument, deliveriesOf, readCampaignState } from '../campaign-document.ts';
import { firestore } from '../../../base/firestore.ts';
import { accountMay } from '../../../base/rights/account.ts';
import { approvalDocument, type ApprovalRecord, existingApproval } from './approval-document.ts';
import { endInTransaction } from './end-approval.ts';

/**
 * Decides on an approval, once. A repeated decision of the same person changes nothing, since its answer may have been
 * lost.
 *
 * @returns the new state; `expired` or `void` if the approval could not be decided on any more
 * @throws HttpsError `not-found`; `permission-denied` for the person who asked; `failed-precondition` if it was decided
 * already; `aborted` if the caller has decided on an older version
 */
export async function decide(request: DecideApprovalRequest, actor: Actor): Promise<ApprovalState> {
  const document = approvalDocument(request.id);
  const { requested_by } = existingApproval(await document.get());
  const hasRequesterRight = await accountMay(requested_by, APPROVAL_RIGHTS.ask);
  // A frozen audience does not change while the approval waits, so it is counted outside of the transaction.
  const frozenCount = (await deliveriesOf(request.id).count().get()).data().count;
  return firestore().runTransaction(async (transaction) => {
    const record = existingApproval(await transaction.get(document));
    if (record.requested_by === actor.actor) {
      throw new HttpsError(
        'permission-denied',
        'You requested this yourself. Somebody else must decide.',
      );
    }
    if (isRepeated(record, request, actor)) return record.state;
    if (record.state !== 'waiting') {
      throw new HttpsError('failed-precondition', 'This has already been decided.');
    }
    if (record.digest !== request.digest) {
      throw new HttpsError(
        'aborted',
        'This has changed since you opened it. Review it, then decide.',
      );
    }

    // The approval is void if the campaign was changed since, or if the requester has lost the right to send it.
    const campaign = readCampaignState(await transaction.get(campaignDocument(request.id)));
    const recipients = campaign?.is_frozen ? frozenCount : record.campaign.recipients;
    const digest = campaign && campaignDigest(request.id, campaign, recipients);
    const isStillValid = hasRequesterRight && digest === record.digest;
    const state = outcomeOf(record, request, isStillValid ? 'done' : 'void');
    if (state === 'expired' || state === 'void') {
      endInTransaction(transaction, { document, state, action: 'end-approval', actor });
    } else {
      const decision = { decided_by: actor.actor, reason: request.reason || null };
      const startsAt = campaign?.is_frozen ? undefined : campaign?.starts_at;
      const action = 'decide-approval';
      endInTransaction(transaction, { document, state, action, actor, decision, startsAt });
    }
    return state;
  });
}

function outcomeOf(
  { valid_until }: ApprovalRecord,
  { decision }: DecideApprovalRequest,
  approvedState: 'done' | 'void',
): ApprovalState {
  if (valid_until.toMillis() <= Date.now()) return 'expired';
  return decision === 'decline' ? 'declined' : approvedState;
}

function isRepeated(
  { state, decided_by }: ApprovalRecord,
  { decision }: DecideApprovalRequest,
  { actor }: Actor,
): boolean {
  const recordedDecision = state === 'declined' ? 'decline' : 'approve';
  return decided_by === actor && decision === recordedDecision;
}

/**
 * Withdraws an approval that the caller has asked for. A second call changes nothing.
 *
 * @throws HttpsError `not-found`; `permission-denied` if somebody else asked; `failed-precondition` if it has ended
 */
export function withdraw({ id }: WithdrawApprovalRequest, actor: Actor): Promise<ApprovalState> {
  const document = approvalDocument(id);
  return firestore().runTransaction(async (transaction) => {
    const record = existingApproval(await transaction.get(document));
    if (record.requested_by !== actor.actor) {
      throw new HttpsError(
        'permission-denied',
        'Only the person who requested it can withdraw it.',
      );
    }
    if (record.state === 'withdrawn') return record.state;
    if (record.state !== 'waiting') {
      throw new HttpsError('failed-precondition', 'This is no longer waiting for approval.');
    }
    const state = 'withdrawn';
    endInTransaction(transaction, { document, state, action: 'withdraw-approval', actor });
    return state;
  });
}
