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
import { noteActionWith } from '../../../base/audit/audit-log.ts';
import { firestore, collection } from '../../../base/firestore.ts';
import { approvalDocument, approvalOf, type ApprovalRecord } from './approval-document.ts';
import { campaignDocument } from '../campaign-document.ts';
import { causeOf } from '../../../base/callable/failure.ts';
import { campaignDigest, type CampaignWords } from './campaign-digest.ts';

/** The actor that ends an approval without a decision. */
const FUNCTIONS: Actor = { actor: 'functions', actor_address: null };

interface End {
  readonly document: DocumentReference;
  readonly state: ApprovalState;
  readonly action: AuditAction;
  readonly actor: Actor;
  readonly decision?: Pick<ApprovalRecord, 'decided_by' | 'reason'>;
  /** The start of the campaign, if it starts later. */
  readonly startsAt?: Timestamp | undefined;
}

/** Ends an approval, and starts, schedules or ends its campaign, with an entry in the audit log, in one transaction. */
export function endWith(
  transaction: Transaction,
  { document, state, action, actor, decision, startsAt }: End,
): void {
  const ended = { state, decided_at: Timestamp.now(), wakes_at: null, ...decision };
  transaction.update(document, ended);
  noteActionWith(transaction, actor, action, document.path, { state });
  const now = FieldValue.serverTimestamp();
  const approved = startsAt
    ? { status: 'scheduled', wakes_at: startsAt }
    : { status: 'sending', wakes_at: now };
  transaction.update(
    campaignDocument(document.id),
    state === 'done' ? approved : { status: 'not-approved', wakes_at: null, finished_at: now },
  );
}

/** Ends an approval that is in the state `from`, without a decision. */
async function endApproval(
  id: string,
  from: 'waiting' | 'done',
  state: 'expired' | 'void',
): Promise<void> {
  const document = approvalDocument(id);
  await firestore().runTransaction(async (transaction) => {
    const record = approvalOf(await transaction.get(document));
    if (record.state !== from) return;
    endWith(transaction, { document, state, action: 'end-approval', actor: FUNCTIONS });
  });
}

const AT_ONCE = 100;

/**
 * Ends approvals that nobody has decided on in time.
 *
 * @returns the number of approvals that it has ended
 */
export async function sweepApprovals(now = Date.now()): Promise<number> {
  const due = collection('approvals')
    .where('wakes_at', '<=', Timestamp.fromMillis(now))
    .limit(AT_ONCE);
  const { docs } = await due.get();
  let count = 0;
  for (const { id } of docs) {
    try {
      await endApproval(id, 'waiting', 'expired');
      count += 1;
    } catch (error) {
      logger.error('an approval was not brought to an end', { id, cause: causeOf(error) });
    }
  }
  return count;
}

/**
 * True if this text may be sent now: no approval was asked for, or exactly this text was approved. If the text was
 * changed after its approval, the approval becomes void.
 */
export async function mayGoOut(campaignId: string, words: CampaignWords): Promise<boolean> {
  const document = await approvalDocument(campaignId).get();
  if (!document.exists) return true;
  const { state, digest, matter } = approvalOf(document);
  if (state !== 'done') return false;
  if (digest === campaignDigest(campaignId, words, matter.recipients)) return true;
  await endApproval(campaignId, 'done', 'void');
  return false;
}
