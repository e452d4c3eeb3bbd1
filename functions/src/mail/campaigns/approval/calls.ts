import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  APPROVAL_RIGHTS,
  type ApprovalStateResponse,
  decideApprovalRequestSchema,
  listApprovalsRequestSchema,
  type ListApprovalsResponse,
  withdrawApprovalRequestSchema,
  type Approval,
  type ListApprovalsRequest,
} from '@raade/contracts/mail/approvals';
import { TASKS } from '@raade/contracts/base/callables';
import { readingCall, staffCall } from '../../../base/call.ts';
import { enqueue } from '../../../base/task-queue.ts';
import { decide, withdraw } from './decide.ts';
import { nameOf } from '../../../base/rights/account.ts';
import { approvalDocument, approvalOf } from './approval-document.ts';
import { collection } from '../../../base/firestore.ts';

export const listApprovalsCall = readingCall(
  listApprovalsRequestSchema,
  APPROVAL_RIGHTS.read,
  async (input, uid): Promise<ListApprovalsResponse> => ({
    approvals: await listApprovals(input, uid),
  }),
);

export const decideApprovalCall = staffCall(
  decideApprovalRequestSchema,
  APPROVAL_RIGHTS.decide,
  async (input, actor): Promise<ApprovalStateResponse> => {
    const state = await decide(input, actor);
    if (state === 'done') await enqueue(TASKS.sendDeliveries, { campaignId: input.id });
    return { state };
  },
);

/** Only the person who asked for the approval may call it. */
export const withdrawApprovalCall = staffCall(
  withdrawApprovalRequestSchema,
  APPROVAL_RIGHTS.withdraw,
  async (input, actor): Promise<ApprovalStateResponse> => ({ state: await withdraw(input, actor) }),
);

/** Limit of recent approvals, most of which have ended. */
const MAX_RECENT = 20;
/** Limit of waiting approvals; each waits for a week at most. */
const MAX_WAITING = 100;

/** Returns waiting and recently ended approvals, newest first, or the one with the id, as the caller sees them. */
async function listApprovals({ id }: ListApprovalsRequest, caller: string): Promise<Approval[]> {
  const documents = id ? [await approvalDocument(id).get()] : await latestAndWaiting();
  const existing = documents.filter(({ exists }) => exists);
  const approvals = await Promise.all(existing.map((document) => approvalFor(caller, document)));
  return approvals.sort((a, b) => b.requestedAt.localeCompare(a.requestedAt));
}

/** Waiting and latest approvals, each once, since most waiting ones are among the latest. */
async function latestAndWaiting(): Promise<DocumentSnapshot[]> {
  const [waitingPage, latestPage] = await Promise.all([
    collection('approvals').where('state', '==', 'waiting').limit(MAX_WAITING).get(),
    collection('approvals').orderBy('requested_at', 'desc').limit(MAX_RECENT).get(),
  ]);
  const byId = new Map([...latestPage.docs, ...waitingPage.docs].map((each) => [each.id, each]));
  return [...byId.values()];
}

/** The approval as the caller sees it: with names in place of account ids. */
async function approvalFor(caller: string, document: DocumentSnapshot): Promise<Approval> {
  const record = approvalOf(document);
  const { state, campaign, digest, requested_by, decided_by, decided_at, reason } = record;
  return {
    id: document.id,
    state,
    campaign,
    digest,
    reason,
    requestedBy: await nameOf(requested_by),
    isOwn: requested_by === caller,
    requestedAt: record.requested_at.toDate().toISOString(),
    validUntil: record.valid_until.toDate().toISOString(),
    decidedBy: decided_by && (await nameOf(decided_by)),
    decidedAt: decided_at && decided_at.toDate().toISOString(),
  };
}
