import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { ApprovalState } from '@raade/contracts/mail/approvals';
import { campaignDocument } from '../campaign-document.ts';

/** Starts or ends a campaign as its approval has ended, in the same transaction. */
export function settleCampaign(
  transaction: Transaction,
  campaignId: string,
  state: ApprovalState,
): void {
  const now = FieldValue.serverTimestamp();
  transaction.update(
    campaignDocument(campaignId),
    state === 'done'
      ? { status: 'sending', wakes_at: now }
      : { status: 'not-approved', wakes_at: null, finished_at: now },
  );
}
