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
import { approvalDocument, type ApprovalRecord, knownApproval } from './approval-document.ts';
import { endWith } from './end-approval.ts';

/**
 * Decides on an approval, once. A repeated decision of the same person changes nothing, since its answer may have been
 * lost.
 *
 * @returns the new state; `expired` or `void` if the approval could not be decided on any more
 * @throws HttpsError `not-found`; `permission-denied` for the person who asked; `failed-precondition` if it was decided
 * already; `aborted` if the caller has seen an older version
 */
export async function decide(request: DecideApprovalRequest, actor: Actor): Promise<ApprovalState> {
  const document = approvalDocument(request.id);
  const { asked_by } = knownApproval(await document.get());
  const mayAskerStill = await accountMay(asked_by, APPROVAL_RIGHTS.ask);
  // The audience is frozen while a campaign waits, or not before it starts, so its size needs no transaction.
  const frozen = (await deliveriesOf(request.id).count().get()).data().count;
  return firestore().runTransaction(async (transaction) => {
    const record = knownApproval(await transaction.get(document));
    if (record.asked_by === actor.actor) {
      throw new HttpsError(
        'permission-denied',
        'You have asked for this yourself. Somebody else has to decide on it.',
      );
    }
    if (isRepeated(record, request, actor)) return record.state;
    if (record.state !== 'waiting') {
      throw new HttpsError('failed-precondition', 'This was decided on already.');
    }
    if (record.digest !== request.digest) {
      throw new HttpsError('aborted', 'This is not what you have seen. Look again, then decide.');
    }

    const campaign = readCampaignState(await transaction.get(campaignDocument(request.id)));
    const recipients = campaign?.is_frozen ? frozen : record.matter.recipients;
    const digest = campaign && campaignDigest(request.id, campaign, recipients);
    const isSame = mayAskerStill && digest === record.digest;
    const state = outcomeOf(record, request, isSame ? 'done' : 'void');
    if (state === 'expired' || state === 'void') {
      endWith(transaction, { document, state, action: 'end-approval', actor });
    } else {
      const decision = { decided_by: actor.actor, reason: request.reason || null };
      const startsAt = campaign?.is_frozen ? undefined : campaign?.starts_at;
      const action = 'decide-approval';
      endWith(transaction, { document, state, action, actor, decision, startsAt });
    }
    return state;
  });
}

function outcomeOf(
  { good_until }: ApprovalRecord,
  { decision }: DecideApprovalRequest,
  approved: 'done' | 'void',
): ApprovalState {
  if (good_until.toMillis() <= Date.now()) return 'expired';
  return decision === 'decline' ? 'declined' : approved;
}

function isRepeated(
  { state, decided_by }: ApprovalRecord,
  { decision }: DecideApprovalRequest,
  { actor }: Actor,
): boolean {
  const taken = state === 'declined' ? 'decline' : 'approve';
  return decided_by === actor && decision === taken;
}

/**
 * Withdraws an approval that the caller has asked for. A second call changes nothing.
 *
 * @throws HttpsError `not-found`; `permission-denied` if somebody else asked for it; `failed-precondition` if it has ended
 * in another way
 */
export function withdraw({ id }: WithdrawApprovalRequest, actor: Actor): Promise<ApprovalState> {
  const document = approvalDocument(id);
  return firestore().runTransaction(async (transaction) => {
    const record = knownApproval(await transaction.get(document));
    if (record.asked_by !== actor.actor) {
      throw new HttpsError('permission-denied', 'Only who has asked for it can withdraw it.');
    }
    if (record.state === 'withdrawn') return record.state;
    if (record.state !== 'waiting') {
      throw new HttpsError('failed-precondition', 'This does not wait any more.');
    }
    const state = 'withdrawn';
    endWith(transaction, { document, state, action: 'withdraw-approval', actor });
    return state;
  });
}
