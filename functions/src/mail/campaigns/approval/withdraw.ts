import { HttpsError } from 'firebase-functions/https';
import type { ApprovalState, WithdrawApprovalRequest } from '@raade/contracts/mail/approvals';
import type { Actor } from '../../../base/audit/actor.ts';
import { firestore } from '../../../base/firestore.ts';
import { approvalDocument, knownApproval } from './approval-document.ts';
import { endWith } from './end-approval.ts';

/**
 * Takes back what one has asked for oneself. A second time changes nothing.
 *
 * @throws HttpsError `not-found`, `permission-denied` for what somebody else has asked for, `failed-precondition` for
 * what has ended otherwise
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
