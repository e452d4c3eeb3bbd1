import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { ApprovalState } from '@raade/contracts/approvals';
import type { AuditAction } from '@raade/contracts/audit';
import type { Actor } from '../audit/actor.ts';
import { noteActionWith } from '../audit/audit-log.ts';
import { firestore } from '../firestore.ts';
import { approvalDocument, approvalOf, type ApprovalRecord } from './approval-document.ts';
import type { Settle } from './behind.ts';

/** Who ends an approval that nobody has decided on. */
const FUNCTIONS: Actor = { actor: 'functions', actor_address: null };

interface End {
  readonly document: DocumentReference;
  readonly record: ApprovalRecord;
  readonly state: ApprovalState;
  readonly action: AuditAction;
  readonly actor: Actor;
}

/** Notes how an approval has ended, and by whom, in the transaction that acts on it. */
export function endWith(
  transaction: Transaction,
  { document, record, state, action, actor }: End,
): void {
  transaction.update(document, { state, decided_at: Timestamp.now(), wakes_at: null });
  noteActionWith(transaction, {
    action,
    ...actor,
    subject: document.path,
    details: { about: record.about, state },
  });
}

/** Ends an approval that is in one of these states, without anybody's decision. */
export async function endApproval(
  id: string,
  from: readonly ApprovalState[],
  state: 'expired' | 'void',
  settle: Settle,
): Promise<void> {
  const document = approvalDocument(id);
  await firestore().runTransaction(async (transaction) => {
    const record = approvalOf(await transaction.get(document));
    if (!from.includes(record.state)) return;
    endWith(transaction, { document, record, state, action: 'end-approval', actor: FUNCTIONS });
    settle(transaction, id, state);
  });
}
