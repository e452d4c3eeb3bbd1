import {
  type DocumentReference,
  Timestamp,
  type Transaction,
  FieldValue,
} from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { ApprovalState } from '@raade/contracts/mail/approvals';
import type { AuditAction } from '@raade/contracts/staff/audit';
import type { Actor } from '../../../base/audit/actor.ts';
import { auditActionWith } from '../../../base/audit/audit-log.ts';
import { firestore, collection } from '../../../base/firestore.ts';
import { approvalDocument, approvalOf, type ApprovalRecord } from './approval-document.ts';
import { campaignDocument } from '../campaign-document.ts';
import { causeOf } from '../../../base/callable/failure.ts';
import { campaignDigest, type ApprovedFields } from './campaign-digest.ts';

/** The actor in the audit log if an approval ends without a decision. */
const FUNCTIONS: Actor = { actor: 'functions', actor_address: null };

interface ApprovalEnd {
  readonly document: DocumentReference;
  readonly state: ApprovalState;
  readonly action: AuditAction;
  readonly actor: Actor;
  readonly decision?: Pick<ApprovalRecord, 'decided_by' | 'reason'>;
  /** The start of the campaign, if it starts later. */
  readonly startsAt?: Timestamp | undefined;
}

/** Ends an approval, and starts, schedules or ends its campaign, with an entry in the audit log, in one transaction. */
export function endInTransaction(
  transaction: Transaction,
  { document, state, action, actor, decision, startsAt }: ApprovalEnd,
): void {
  const endFields = { state, decided_at: Timestamp.now(), next_check_at: null, ...decision };
  transaction.update(document, endFields);
  auditActionWith(transaction, actor, action, document.path, { state });
  const now = FieldValue.serverTimestamp();
  const approvedCampaign = startsAt
    ? { status: 'scheduled', next_check_at: startsAt }
    : { status: 'sending', next_check_at: now };
  const refusedCampaign = { status: 'not-approved', next_check_at: null, finished_at: now };
  const campaign = state === 'done' ? approvedCampaign : refusedCampaign;
  transaction.update(campaignDocument(document.id), campaign);
}

/** Ends an approval without a decision, unless it has left the state `from` meanwhile. */
async function endApproval(
  id: string,
  from: 'waiting' | 'done',
  state: 'expired' | 'void',
): Promise<void> {
  const document = approvalDocument(id);
  await firestore().runTransaction(async (transaction) => {
    const record = approvalOf(await transaction.get(document));
    if (record.state !== from) return;
    endInTransaction(transaction, { document, state, action: 'end-approval', actor: FUNCTIONS });
  });
}

const MAX_APPROVALS = 100;

/**
 * Ends approvals that nobody has decided on in time. The sweep calls it each minute.
 *
 * @returns the number of approvals that it has ended
 */
export async function sweepApprovals(now = Date.now()): Promise<number> {
  const { docs } = await collection('approvals')
    .where('next_check_at', '<=', Timestamp.fromMillis(now))
    .limit(MAX_APPROVALS)
    .get();
  let count = 0;
  for (const { id } of docs) {
    try {
      await endApproval(id, 'waiting', 'expired');
      count += 1;
    } catch (error) {
      logger.error('an approval was not closed', { id, cause: causeOf(error) });
    }
  }
  return count;
}

/**
 * True if a campaign may be sent now: no approval was asked for, or exactly this campaign was approved. If it was
 * changed after its approval, the approval becomes void.
 */
export async function maySend(campaignId: string, campaign: ApprovedFields): Promise<boolean> {
  const document = await approvalDocument(campaignId).get();
  if (!document.exists) return true;
  const { state, digest, campaign: requested } = approvalOf(document);
  if (state !== 'done') return false;
  if (digest === campaignDigest(campaignId, campaign, requested.recipients)) return true;
  await endApproval(campaignId, 'done', 'void');
  return false;
}
