import {
  FieldValue,
  GrpcStatus,
  Timestamp,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { donationMoneySchema } from '@raade/contracts/money/donation-money';
import {
  PAYMENT_STATUSES,
  type DonationRecord,
  type DonationSource,
} from '@raade/contracts/money/donation-record';
import { firestore, collection } from '../../base/firestore.ts';
import { deadlineOf, disputeRecipients, prepareDisputeMails } from './dispute-mail.ts';
import { queueDonationReceipt, receiptDocument } from '../receipts/receipt-entry.ts';
import {
  replacementReceipt,
  queueReplacement,
  type ReplacementReceipt,
  firstReceipt,
} from '../receipts/receipt-of-donation.ts';
import { isDonation } from './donation-metadata.ts';
import { moneyOf, type Money } from './donation-money.ts';
import { donationRecordOf, createDonation, readTime, type ReadDonation } from './new-donation.ts';
import type { PaidIntent } from './payment-intent.ts';
import { readPayment, type PaymentReading } from './payment-reading.ts';
import { clearIfErased } from './without-donor.ts';
import { commitEvent, eventDocument, type StripeEvent } from '../../base/stripe/stripe-event.ts';

/**
 * Result for a payment. `recorded`: the donation is in the ledger, since now or before. `unpaid`: not succeeded yet.
 * `foreign`: not a donation of ours. `unknown`: Stripe has no such payment.
 */
export type LedgerOutcome = 'recorded' | 'unpaid' | 'foreign' | 'unknown';

/** Age up to which the reconciliation queues receipts: longer than Stripe retries events, plus a few nights. */
const RECEIPT_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Payments of the last hour need no check of tombstones. The check is for old copies of metadata: an erasure clears the
 * metadata of payments, too.
 */
const RECENT_MS = 60 * 60 * 1000;

const storedDonationSchema = z.object({
  payment_status: z.enum(PAYMENT_STATUSES),
  refund_failed_cents: donationMoneySchema.shape.refund_failed_cents,
  stripe_read_at: z.instanceof(Timestamp),
});

/**
 * Records the current state of a payment at Stripe: `donations/{paymentIntentId}`, its receipt and, if given, the
 * event, all in one commit. All sources use this function. It can be called at any time, repeatedly and concurrently: a
 * payment is recorded once, in the state of the newest reading.
 *
 * @throws error of Stripe or Firestore; the same call can be repeated
 */
export async function recordDonation(
  paymentIntentId: string,
  source: DonationSource,
  event?: StripeEvent,
): Promise<LedgerOutcome> {
  const { outcome } = await updateLedger(paymentIntentId, source, event);
  return outcome;
}

/** The change of a call. `no-receipt`: added, but too old for a receipt by mail. */
export type LedgerChange = 'added' | 'no-receipt' | 'updated' | 'unchanged';

/**
 * Records a payment like `recordDonation`, and also returns the change.
 *
 * @throws z.core.$ZodError if the payment does not match the schema of donations; error of Stripe or Firestore
 */
export async function updateLedger(
  paymentIntentId: string,
  source: DonationSource,
  event?: StripeEvent,
): Promise<{ readonly outcome: LedgerOutcome; readonly change?: LedgerChange }> {
  const payment = await readPayment(paymentIntentId);
  if (payment === null) return { outcome: 'unknown' };
  if (!isDonation(payment.intent.metadata)) return { outcome: 'foreign' };
  if (!payment.paid) return { outcome: 'unpaid' };
  const change = await recordReading(payment.paid, source, event);
  return { outcome: 'recorded', change };
}

async function recordReading(
  reading: PaymentReading,
  source: DonationSource,
  event: StripeEvent | undefined,
): Promise<LedgerChange> {
  const [dispute_due_by] = reading.disputes.flatMap((dispute) => deadlineOf(dispute) ?? []).sort();
  const money = { ...moneyOf(reading), ...(dispute_due_by && { dispute_due_by }) };
  const record = await recordOf(reading.intent, money, source);
  const update = { reading, money, record, event };
  // Most payments are new, without disputes, and need a receipt. They are written without reading first.
  const isSimple = reading.disputes.length === 0 && receiptFor(reading.intent, record) === 'due';
  if (!isSimple) return mergeIntoLedger(update);
  try {
    await addToLedger(update);
    return 'added';
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return mergeIntoLedger(update);
  }
}

interface LedgerUpdate extends ReadDonation {
  readonly event: StripeEvent | undefined;
}

/**
 * Builds the record of a payment, without its donor if they were erased. Recent payments skip the check of tombstones.
 */
async function recordOf(
  intent: PaidIntent,
  money: Money,
  source: DonationSource,
): Promise<DonationRecord> {
  const record = donationRecordOf(intent, money, source);
  const createdAt = intent.created * 1000;
  if (source !== 'reconcile' && Date.now() - createdAt < RECENT_MS) return record;
  return clearIfErased(record, new Date(createdAt));
}

/**
 * Writes a new donation without reading first. The page and the webhook often report a payment at the same time, and
 * reads would make them wait for each other's locks. The second one fails with ALREADY_EXISTS.
 */
async function addToLedger(update: LedgerUpdate): Promise<void> {
  const { reading, record, event } = update;
  const { id } = reading.intent;
  await firestore().runTransaction((transaction) => {
    const receipt = firstReceipt(id, record.amount_cents, update.money);
    createDonation(transaction, update, receipt);
    queueDonationReceipt(transaction, receipt, record.donor_email);
    if (event) commitEvent(transaction, event, { paymentIntentId: id, source: record.source });
    return Promise.resolve();
  });
}

/** Adds the missing parts of a donation, its receipt and the event, and updates the donation. */
async function mergeIntoLedger(update: LedgerUpdate): Promise<LedgerChange> {
  const { reading, money, record, event } = update;
  const { intent } = reading;
  const recipients = await disputeRecipients(reading.disputes);
  return firestore().runTransaction(async (transaction) => {
    const [donation, receipt, processedEvent] = await transaction.getAll(
      collection('donations').doc(intent.id),
      receiptDocument(intent.id),
      ...(event ? [eventDocument(event)] : []),
    );
    const isNewer = donation?.exists && !isOutdated(donation, reading);
    const replacement = isNewer ? await replacementReceipt(transaction, donation, money) : null;
    const disputes = donation?.exists && !isNewer ? [] : reading.disputes;
    const queueMails = await prepareDisputeMails(transaction, intent.id, disputes, recipients);
    // All reads of the transaction are above this line, as Firestore requires.
    queueMails();
    const origin = { paymentIntentId: intent.id, source: record.source };
    if (event && !processedEvent?.exists) commitEvent(transaction, event, origin);
    if (donation?.exists) return updateDonation(transaction, donation, update, replacement);
    const need = receipt?.exists ? 'none' : receiptFor(intent, record);
    const newReceipt = firstReceipt(intent.id, record.amount_cents, money);
    createDonation(transaction, update, need === 'due' || receipt?.exists ? newReceipt : null);
    if (need === 'due') queueDonationReceipt(transaction, newReceipt, record.donor_email);
    return need === 'too-late' ? 'no-receipt' : 'added';
  });
}

/** True if the recorded state is from a newer reading. */
function isOutdated(donation: DocumentSnapshot, { readAt: time }: PaymentReading): boolean {
  const { stripe_read_at } = z.parse(storedDonationSchema, donation.data());
  return stripe_read_at.toMillis() > time;
}

/**
 * Updates a donation with a newer reading, and ignores an older one, which may lack the latest refunds. The time of the
 * reading is written even without other changes, so that a later call recognizes an older reading.
 */
function updateDonation(
  transaction: Transaction,
  donation: DocumentSnapshot,
  { reading, money, record }: LedgerUpdate,
  replacement: ReplacementReceipt | null,
): LedgerChange {
  if (isOutdated(donation, reading)) return 'unchanged';
  const { id, ref } = donation;
  const { refund_failed_cents } = z.parse(storedDonationSchema, donation.data());
  // `undefined` deletes a deadline that the reading does not have any more.
  const fields = { dispute_due_by: undefined, ...money, payment_status: record.payment_status };
  const changed = Object.entries(fields)
    .filter(([name, value]) => donation.get(name) !== value)
    .map(([name, value]) => [name, value ?? FieldValue.delete()] as const);
  transaction.update(ref, {
    ...Object.fromEntries(changed),
    ...(replacement && queueReplacement(transaction, replacement)),
    ...readTime(reading),
  });
  if (money.refund_failed_cents > refund_failed_cents) {
    logger.error('a refund failed: the donor is still owed it', { paymentIntentId: id });
  }
  return changed.length > 0 ? 'updated' : 'unchanged';
}

/**
 * Decides on the receipt of a new donation. There is none if all money went back already. A late reconciliation sends
 * none by mail: if ledger and outbox were lost together, it would mail every donor again.
 */
function receiptFor(
  { latest_charge: { created } }: PaidIntent,
  { payment_status, source, donor_email }: DonationRecord,
): 'due' | 'too-late' | 'none' {
  const isMoneyLeft = payment_status === 'succeeded' || payment_status === 'partially_refunded';
  if (!isMoneyLeft || donor_email === '') return 'none';
  const isOld = Date.now() - created * 1000 > RECEIPT_WITHIN_MS;
  return source === 'reconcile' && isOld ? 'too-late' : 'due';
}

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS;
}
