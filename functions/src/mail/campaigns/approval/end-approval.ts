import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { ApprovalState } from '@raade/contracts/mail/approvals';
import type { AuditAction } from '@raade/contracts/staff/audit';
import type { Actor } from '../../../base/audit/actor.ts';
import { noteActionWith } from '../../../base/audit/audit-log.ts';
import { firestore } from '../../../base/firestore.ts';
import { settleCampaign } from './settle-campaign.ts';
import { approvalDocument, approvalOf, type ApprovalRecord } from './approval-document.ts';

/** Who ends an approval that nobody has decided on. */
const FUNCTIONS: Actor = { actor: 'functions', actor_address: null };

interface End {
  readonly document: DocumentReference;
  readonly state: ApprovalState;
  readonly action: AuditAction;
  readonly actor: Actor;
  readonly decision?: Pick<ApprovalRecord, 'decided_by' | 'reason'>;
}

/** Ends an approval and its campaign, with an entry in the audit log, in one transaction. */
export function endWith(
  transaction: Transaction,
  { document, state, action, actor, decision }: End,
): void {
  const ended = { state, decided_at: Timestamp.now(), wakes_at: null, ...decision };
  transaction.update(document, ended);
  noteActionWith(transaction, { action, ...actor, subject: document.path, details: { state } });
  settleCampaign(transaction, document.id, state);
}

/** Ends an approval that is in the state `from`, without a decision. */
export async function endApproval(
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
