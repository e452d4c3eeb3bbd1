import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  listReceiptsRequestSchema,
  receiptRetryRequestSchema,
  type ListReceiptsResponse,
  MOST_RECEIPTS_LISTED,
  OPEN_RECEIPT_STATUSES,
  type OpenReceipt,
  RECEIPT_LATE_AFTER_MS,
} from '@raade/contracts/money/waiting-receipts';
import { auditAction } from '../../base/audit/audit-log.ts';
import { staffCall } from '../../base/call.ts';
import { retryReceipt } from './retry-receipt.ts';
import { collection } from '../../base/firestore.ts';
import { MONEY_MAILS } from '../../mail/deliveries/delivery-state.ts';
import { isMailOn, mailSwitchDocument } from '../../mail/deliveries/mail-switch.ts';
import { refusedSince } from '../../mail/outbox/mail-refusal.ts';

/** The list contains personal data, so reading it writes an audit entry. */
export const listReceiptsCall = staffCall(
  listReceiptsRequestSchema,
  'receipts.read',
  async (_input, actor) => {
    await auditAction(actor, 'read-people', COLLECTIONS.outbox);
    return listReceipts();
  },
);

export const retryReceiptCall = staffCall(
  receiptRetryRequestSchema,
  'receipts.retry',
  retryReceipt,
);

const time = z.pipe(
  z.instanceof(Timestamp),
  z.transform((at) => at.toDate().toISOString()),
);

/** An entry of the outbox. Malformed fields are replaced, so that every entry is listed: a donor waits for each. */
const entrySchema = z.object({
  donation_id: z.catch(z.string(), ''),
  to: z.catch(z.string(), ''),
  status: z.enum(OPEN_RECEIPT_STATUSES),
  attempts: z.catch(z.int(), 0),
  reason: z.catch(z.nullable(z.string()), null),
  lease: z.catch(z.nullable(z.string()), null),
  due_at: z.catch(z.nullable(time), null),
  created_at: time,
});

/** Lists the receipts and yearly statements that are late, the oldest first, and whether mail is being sent at all. */
export async function listReceipts(now = Date.now()): Promise<ListReceiptsResponse> {
  const [{ docs }, mailSwitch, refusedAt] = await Promise.all([
    collection('outbox')
      .where('kind', 'in', MONEY_MAILS)
      .where('status', 'in', OPEN_RECEIPT_STATUSES)
      .where('created_at', '<=', Timestamp.fromMillis(now - RECEIPT_LATE_AFTER_MS))
      .orderBy('created_at')
      .limit(MOST_RECEIPTS_LISTED + 1)
      .get(),
    mailSwitchDocument().get(),
    refusedSince(),
  ]);
  return {
    receipts: docs.slice(0, MOST_RECEIPTS_LISTED).map(openReceipt),
    hasMore: docs.length > MOST_RECEIPTS_LISTED,
    sending: sendingState(isMailOn(mailSwitch), refusedAt),
  };
}

function sendingState(isOn: boolean, refusedAt: Date | null): ListReceiptsResponse['sending'] {
  if (!isOn) return { is: 'stopped' };
  return refusedAt ? { is: 'refused', since: refusedAt.toISOString() } : { is: 'on' };
}

function openReceipt(document: QueryDocumentSnapshot): OpenReceipt {
  const { created_at: since, ...entry } = z.parse(entrySchema, document.data());
  return { ...entry, since, id: document.id };
}
