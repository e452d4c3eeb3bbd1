import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import { DONATION_CURRENCY } from '@raade/contracts/money/donation-amount';
import { DONATION_TYPE } from '@raade/contracts/money/donation.schema';
import {
  type EnterGiftRequest,
  type EnterGiftResponse,
  type EnteredGift,
  enteredFieldsSchema,
  enteredGiftId,
} from '@raade/contracts/money/gifts';
import { receiptStateSchema } from '@raade/contracts/money/receipts';
import { withSearchWords } from '@raade/contracts/staff/search';
import { keepAnonymousDonor, readAnonymousName } from '../anonymous-donor.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { isNoted, noteRequest, otherDetails } from '../../base/audit/noted-request.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { queueDonationReceipt } from '../receipts/receipt-entry.ts';
import { firstReceipt, firstReceiptState } from '../receipts/receipt-of-gift.ts';

/**
 * Enters a gift that came past Stripe, with its receipt if one is wanted: once for each request, however often it is
 * sent.
 *
 * @throws HttpsError `already-exists` for a request that was another one before
 */
export async function enterGift(asked: EnterGiftRequest, actor: Actor): Promise<EnterGiftResponse> {
  const { request, amount, receivedOn, method, fullName, email, makeAnonymous } = asked;
  const id = enteredGiftId(request);
  const donation = collection('donations').doc(id);
  const deed = {
    action: 'enter-gift' as const,
    ...actor,
    subject: `${COLLECTIONS.donations}/${id}`,
    details: { amount_cents: amount, received_on: receivedOn, method },
  };
  const fields = giftFields(asked);
  const receipt = asked.sendReceipt ? firstReceipt(id, amount, NOTHING_BACK) : null;
  await firestore().runTransaction(async (transaction) => {
    if (await isNoted(transaction, request, deed)) {
      return refuseOther(transaction, await transaction.get(donation), asked);
    }
    const entered = {
      ...NOTHING_BACK,
      ...fields,
      ...firstReceiptState(receipt, id),
      donor_name: makeAnonymous ? null : fullName,
      donor_email: email,
      is_anonymous: makeAnonymous,
      currency: DONATION_CURRENCY,
      message: null,
      payment_status: 'succeeded',
      donation_type: DONATION_TYPE,
      source: 'staff',
      recorded_at: FieldValue.serverTimestamp(),
    };
    transaction.create(donation, withSearchWords(COLLECTIONS.donations, entered));
    if (makeAnonymous && fullName !== '') {
      keepAnonymousDonor(transaction, id, { name: fullName, email }, fields.created_at);
    }
    if (receipt) queueDonationReceipt(transaction, receipt, email);
    noteRequest(transaction, request, deed);
  });
  return { id };
}

/**
 * Refuses a gift under the number of an earlier one that was entered otherwise.
 *
 * @throws HttpsError `already-exists`
 */
async function refuseOther(
  transaction: Transaction,
  entered: DocumentSnapshot,
  { fullName, email, makeAnonymous, method, checkNumber, sendReceipt }: EnterGiftRequest,
): Promise<void> {
  const known = enteredSchema.safeParse(entered.data()).data;
  // Corrected or erased since: then it is no mirror of what was sent.
  if (!known || known.corrections > 0 || known.donor_email === '') return;
  const name = makeAnonymous ? await readAnonymousName(transaction, entered.id) : known.donor_name;
  const isSame =
    (name ?? '') === fullName &&
    known.donor_email === email &&
    known.is_anonymous === makeAnonymous &&
    known.check_number === (method === 'cheque' ? checkNumber : '') &&
    (known.receipt_revision > 0 || !sendReceipt);
  if (!isSame) throw otherDetails();
}

const enteredSchema = z.object({
  ...z.pick(donationRecordSchema, { donor_name: true, donor_email: true, is_anonymous: true })
    .shape,
  ...z.pick(enteredFieldsSchema, { corrections: true, check_number: true }).shape,
  receipt_revision: receiptStateSchema.shape.receipt_revision,
});

const NOTHING_BACK = {
  refunded_cents: 0,
  refund_pending_cents: 0,
  refund_failed_cents: 0,
  dispute: 'none',
  disputed_cents: 0,
  card_brand: '',
  card_last4: '',
} as const;

/** The fields of a record that tell what came, when and how. */
export function giftFields({ amount, receivedOn, method, checkNumber }: EnteredGift) {
  const received = Timestamp.fromDate(momentOf(receivedOn));
  return {
    amount: amount / 100,
    amount_cents: amount,
    created_at: received,
    paid_at: received,
    payment_method: method,
    entered_method: method,
    check_number: method === 'cheque' ? checkNumber : '',
  };
}

/** In summer and in winter between 12:00 and 13:00 of the same day where the books are. */
const NOON_UTC = 'T18:00:00Z';

/** A moment of that day like `2025-12-31`, where the books are; of today one that has been. */
function momentOf(day: string, now = Date.now()): Date {
  return new Date(Math.min(Date.parse(`${day}${NOON_UTC}`), now));
}
