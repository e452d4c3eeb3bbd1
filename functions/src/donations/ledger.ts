import { FieldValue, GrpcStatus, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/collections';
import {
  PAYMENT_STATUSES,
  type DonationRecord,
  type DonationSource,
} from '@raade/contracts/donations';
import { firestore } from '../firestore.ts';
import { queueDonationReceipt, receiptDocument } from '../outbox/donation-receipt.ts';
import { keepAnonymousDonor } from '../anonymous-donors/anonymous-donor.ts';
import { fromMetadata, isOurs } from './donation-metadata.ts';
import { donationRecordOf, type PaidIntent } from './donation-record.ts';
import { isPaidIntent, readIntent } from './payment-intent.ts';
import { isForward } from './payment-status.ts';
import { withoutErased } from './without-donor.ts';
import { commitEvent, eventDocument, type TakenEvent } from '../stripe/taken-event.ts';

/**
 * `recorded`: the donation stands in the ledger, written now or before.
 * `unpaid`: it has not succeeded (yet). `foreign`: not a donation of ours. `unknown`: not at Stripe.
 */
export type LedgerOutcome = 'recorded' | 'unpaid' | 'foreign' | 'unknown';

/** Longer than Stripe goes on sending its events, and than a few nights without a reconciliation. */
const THANKED_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

/** An erasure takes the donor out of the payment itself, too; the question is for what brings an old one back. */
const JUST_BEGUN_MS = 60 * 60 * 1000;

const knownDonationSchema = z.object({ payment_status: z.enum(PAYMENT_STATUSES) });

/**
 * Brings what Stripe knows of a payment into the ledger: `donations/{paymentIntentId}`, its receipt
 * and, if there is one, the event, all in one commit. The one way in for every source, and safe to
 * call at any time, in any order and at once: a payment is recorded once and never moves back.
 *
 * @throws what Stripe or Firestore throws; then the same call can simply be made again.
 */
export async function recordDonation(
  paymentIntentId: string,
  source: DonationSource,
  event?: TakenEvent,
): Promise<LedgerOutcome> {
  const intent = await readIntent(paymentIntentId);
  if (intent === null) return 'unknown';
  if (!isOurs(intent.metadata)) return 'foreign';
  if (!isPaidIntent(intent)) return 'unpaid';

  await recordIntent(intent, source, event);
  return 'recorded';
}

/** The change that a call has made; `unthanked` is added without the receipt that it should have had. */
export type LedgerChange = 'added' | 'unthanked' | 'updated' | 'unchanged';

/**
 * Brings a paid intent of ours into the ledger, as it was read from Stripe together with its charge.
 *
 * @throws z.core.$ZodError if it is not a donation that our schema describes, or what Firestore throws.
 */
export async function recordIntent(
  intent: PaidIntent,
  source: DonationSource,
  event?: TakenEvent,
): Promise<LedgerChange> {
  const record = await recordOf(intent, source);
  if (receiptFor(intent, record) !== 'due') return commitNews(intent, record, event);
  try {
    await commitNew(intent, record, event);
    return 'added';
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    return commitNews(intent, record, event);
  }
}

/** Nobody can have been erased yet whose payment has just been begun: it does not wait for that question. */
async function recordOf(intent: PaidIntent, source: DonationSource): Promise<DonationRecord> {
  const record = donationRecordOf(intent, source);
  const begun = intent.created * 1000;
  if (source !== 'reconcile' && Date.now() - begun < JUST_BEGUN_MS) return record;
  return withoutErased(record, new Date(begun));
}

/**
 * The first to come writes without reading: the page and the webhook mostly come at once, and reads
 * would make them wait for each other's locks. Whoever is second fails with ALREADY_EXISTS.
 */
async function commitNew(
  intent: PaidIntent,
  record: DonationRecord,
  event: TakenEvent | undefined,
): Promise<void> {
  await firestore().runTransaction((transaction) => {
    createDonation(transaction, intent, record);
    queueDonationReceipt(transaction, intent.id, record.donor_email);
    if (event) commitEvent(transaction, event, intent.id);
    return Promise.resolve();
  });
}

/** Adds what is missing, and moves on what is behind: of the donation, its receipt and the event. */
async function commitNews(
  intent: PaidIntent,
  record: DonationRecord,
  event: TakenEvent | undefined,
): Promise<LedgerChange> {
  const donation = donationDocument(intent);
  return firestore().runTransaction(async (transaction) => {
    const [known, receipt, taken] = await transaction.getAll(
      donation,
      receiptDocument(intent.id),
      ...(event ? [eventDocument(event)] : []),
    );
    if (event && !taken?.exists) commitEvent(transaction, event, intent.id);
    if (known?.exists) {
      const { payment_status } = z.parse(knownDonationSchema, known.data());
      if (!isForward(payment_status, record.payment_status)) return 'unchanged';
      transaction.update(donation, { payment_status: record.payment_status });
      return 'updated';
    }
    createDonation(transaction, intent, record);
    const due = receipt?.exists ? 'none' : receiptFor(intent, record);
    if (due === 'due') queueDonationReceipt(transaction, intent.id, record.donor_email);
    return due === 'too-late' ? 'unthanked' : 'added';
  });
}

/**
 * No thanks for money that went back before it was recorded, and none from a repair of what is long past:
 * if the ledger and the outbox were lost together, it would mail every donor again.
 */
function receiptFor(
  { latest_charge: { created } }: PaidIntent,
  { payment_status, source, donor_email }: DonationRecord,
): 'due' | 'too-late' | 'none' {
  if (payment_status !== 'succeeded' || donor_email === '') return 'none';
  const isOld = Date.now() - created * 1000 > THANKED_WITHIN_MS;
  return source === 'reconcile' && isOld ? 'too-late' : 'due';
}

function createDonation(
  transaction: Transaction,
  intent: PaidIntent,
  record: DonationRecord,
): void {
  const created_at = Timestamp.fromMillis(intent.created * 1000);
  const { donor_name: name } = fromMetadata(intent.metadata);
  const { donor_email: email, is_anonymous } = record;
  // Without an address it is the gift of somebody who was erased.
  if (is_anonymous && email !== '') {
    keepAnonymousDonor(transaction, intent.id, { name, email }, created_at);
  }
  transaction.create(donationDocument(intent), {
    ...record,
    payment_intent_id: intent.id,
    created_at,
    // The day that counts for taxes: an intent that a card was declined for may be paid days later.
    paid_at: Timestamp.fromMillis(intent.latest_charge.created * 1000),
    recorded_at: FieldValue.serverTimestamp(),
  });
}

function donationDocument(intent: PaidIntent) {
  return firestore().collection(COLLECTIONS.donations).doc(intent.id);
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS;
}
