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
  type EnterDonationRequest,
  type EnterDonationResponse,
  type ManualDonation,
  enteredFieldsSchema,
  manualDonationId,
} from '@raade/contracts/money/manual-donations';
import { receiptStateSchema } from '@raade/contracts/money/receipts';
import { withSearchWords } from '@raade/contracts/staff/search';
import { storeAnonymousDonor, anonymousDonorName } from '../anonymous-donor.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { isAudited, auditRequest, otherDetailsError } from '../../base/audit/audited-request.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { queueDonationReceipt } from '../receipts/receipt-entry.ts';
import { firstReceipt, firstReceiptState } from '../receipts/receipt-of-donation.ts';

/**
 * Records a manual donation, with its receipt if wanted. A repeated request records it once.
 *
 * @throws HttpsError `already-exists` if the request id was used with other details
 */
export async function enterDonation(
  input: EnterDonationRequest,
  actor: Actor,
): Promise<EnterDonationResponse> {
  const { request, amount, receivedOn, method, fullName, email, makeAnonymous } = input;
  const id = manualDonationId(request);
  const document = collection('donations').doc(id);
  const entry = {
    action: 'enter-donation' as const,
    ...actor,
    subject: `${COLLECTIONS.donations}/${id}`,
    details: { amount_cents: amount, received_on: receivedOn, method },
  };
  const fields = manualDonationFields(input);
  const receipt = input.sendReceipt ? firstReceipt(id, amount, NOTHING_RETURNED) : null;
  await firestore().runTransaction(async (transaction) => {
    if (await isAudited(transaction, request, entry)) {
      return refuseOther(transaction, await transaction.get(document), input);
    }
    const newDonation = {
      ...NOTHING_RETURNED,
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
    transaction.create(document, withSearchWords(COLLECTIONS.donations, newDonation));
    if (makeAnonymous && fullName !== '') {
      storeAnonymousDonor(transaction, id, { name: fullName, email }, fields.created_at);
    }
    if (receipt) queueDonationReceipt(transaction, receipt, email);
    auditRequest(transaction, request, entry);
  });
  return { id };
}

/**
 * Refuses a request whose id belongs to an earlier donation with other details.
 *
 * @throws HttpsError `already-exists`
 */
async function refuseOther(
  transaction: Transaction,
  donation: DocumentSnapshot,
  { fullName, email, makeAnonymous, method, checkNumber, sendReceipt }: EnterDonationRequest,
): Promise<void> {
  const stored = enteredSchema.safeParse(donation.data()).data;
  // A donation that was corrected or erased since cannot be compared.
  if (!stored || stored.corrections > 0 || stored.donor_email === '') return;
  const name = makeAnonymous
    ? await anonymousDonorName(donation.id, transaction)
    : stored.donor_name;
  const isSame =
    (name ?? '') === fullName &&
    stored.donor_email === email &&
    stored.is_anonymous === makeAnonymous &&
    stored.check_number === (method === 'cheque' ? checkNumber : '') &&
    (stored.receipt_revision > 0 || !sendReceipt);
  if (!isSame) throw otherDetailsError();
}

const enteredSchema = z.object({
  ...z.pick(donationRecordSchema, { donor_name: true, donor_email: true, is_anonymous: true })
    .shape,
  ...z.pick(enteredFieldsSchema, { corrections: true, check_number: true }).shape,
  receipt_revision: receiptStateSchema.shape.receipt_revision,
});

const NOTHING_RETURNED = {
  refunded_cents: 0,
  refund_pending_cents: 0,
  refund_failed_cents: 0,
  dispute: 'none',
  disputed_cents: 0,
  card_brand: '',
  card_last4: '',
} as const;

/** Fields of a donation from the entered donation: amount, day and method. */
export function manualDonationFields({ amount, receivedOn, method, checkNumber }: ManualDonation) {
  const received = Timestamp.fromDate(noonOf(receivedOn));
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

/** Between 12:00 and 13:00 in the association's time zone, all year. */
const NOON_UTC = 'T18:00:00Z';

/** Returns about noon of a day like `2025-12-31` in the association's time zone, but no time in the future. */
function noonOf(day: string, now = Date.now()): Date {
  return new Date(Math.min(Date.parse(`${day}${NOON_UTC}`), now));
}
