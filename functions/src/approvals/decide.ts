import { Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type { ApprovalState, DecideApprovalRequest } from '@raade/contracts/approvals';
import type { Actor } from '../audit/actor.ts';
import { firestore } from '../firestore.ts';
import { approvalDocument, type ApprovalRecord, knownApproval } from './approval-document.ts';
import type { Behind } from './behind.ts';
import { endWith } from './end-approval.ts';
import { mayStillAsk } from './second-member.ts';

/** Longer than a call may run: what is not carried out by then was left behind. */
const LEASE_MS = 5 * 60 * 1000;

/**
 * Takes a decision, once. The same decision of the same person changes nothing: its answer may have been lost.
 *
 * @returns how it stands now; `expired` or `void` if it could not be decided on any more
 * @throws HttpsError `not-found`, `permission-denied` for what one has asked for oneself, `failed-precondition` for what
 * was decided already, `aborted` if the caller has seen something else
 */
export async function decide(
  request: DecideApprovalRequest,
  actor: Actor,
  behind: Behind,
): Promise<ApprovalState> {
  const document = approvalDocument(request.id);
  const { asked_by } = knownApproval(await document.get(), request.about);
  const mayAskerStill = await mayStillAsk(request.about, asked_by);
  return firestore().runTransaction(async (transaction) => {
    const record = knownApproval(await transaction.get(document), request.about);
    if (record.asked_by === actor.actor) throw isOwn();
    if (isRepeated(record, request, actor)) return record.state;
    if (record.state !== 'waiting') throw isDecided();
    if (record.digest !== request.digest) throw isOther();

    const digest = mayAskerStill ? await behind.digest(transaction) : undefined;
    const state = outcomeOf(record, request, digest === record.digest ? behind.given : 'void');
    const isDecision = state !== 'expired' && state !== 'void';
    const action = isDecision ? 'decide-approval' : 'end-approval';
    endWith(transaction, { document, record, state, action, actor });
    if (isDecision) transaction.update(document, decisionOf(request, actor, state));
    behind.settle(transaction, request.id, state);
    return state;
  });
}

function outcomeOf(
  { good_until }: ApprovalRecord,
  { decision }: DecideApprovalRequest,
  approved: ApprovalState,
): ApprovalState {
  if (good_until.toMillis() <= Date.now()) return 'expired';
  return decision === 'decline' ? 'declined' : approved;
}

function decisionOf(
  { reason }: DecideApprovalRequest,
  { actor }: Actor,
  state: ApprovalState,
): Partial<ApprovalRecord> {
  return {
    decided_by: actor,
    reason: reason || null,
    wakes_at: state === 'approved' ? Timestamp.fromMillis(Date.now() + LEASE_MS) : null,
  };
}

function isRepeated(
  { state, decided_by }: ApprovalRecord,
  { decision }: DecideApprovalRequest,
  { actor }: Actor,
): boolean {
  const taken = state === 'declined' ? 'decline' : 'approve';
  return decided_by === actor && decision === taken;
}

const isOwn = () =>
  new HttpsError(
    'permission-denied',
    'You have asked for this yourself. Somebody else has to decide on it.',
  );

const isDecided = () => new HttpsError('failed-precondition', 'This was decided on already.');

const isOther = () =>
  new HttpsError('aborted', 'This is not what you have seen. Look again, then decide.');
