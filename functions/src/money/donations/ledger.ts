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
import { answerDue, disputeRecipients, dueDisputeNews } from './dispute-news.ts';
import { queueDonationReceipt, receiptDocument } from '../receipts/receipt-entry.ts';
import {
  dueReplacing,
  queueReplacing,
  type Replacing,
  firstReceipt,
} from '../receipts/receipt-of-gift.ts';
import { isOurs } from './donation-metadata.ts';
import { moneyOf, type Money } from './donation-money.ts';
import { donationRecordOf, createDonation, readAt, type ReadDonation } from './new-donation.ts';
import type { PaidIntent } from './payment-intent.ts';
import { readPayment, type PaymentReading } from './payment-reading.ts';
import { withoutErased } from './without-donor.ts';
import { commitEvent, eventDocument, type ProcessedEvent } from '../../base/stripe/processed-event.ts';

/**
 * `recorded`: the donation stands in the ledger, written now or before.
 * `unpaid`: it has not succeeded (yet). `foreign`: not a donation of ours. `unknown`: not at Stripe.
 */
export type LedgerOutcome = 'recorded' | 'unpaid' | 'foreign' | 'unknown';

/** Longer than Stripe goes on sending its events, and than a few nights without a reconciliation. */
const THANKED_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

/** An erasure takes the donor out of the payment itself, too; the question is for what brings an old one back. */
const JUST_BEGUN_MS = 60 * 60 * 1000;

const knownDonationSchema = z.object({
  payment_status: z.enum(PAYMENT_STATUSES),
  refund_failed_cents: donationMoneySchema.shape.refund_failed_cents,
  stripe_read_at: z.instanceof(Timestamp),
});

/**
 * Brings what Stripe knows of a payment into the ledger: `donations/{paymentIntentId}`, its receipt
 * and, if there is one, the event, all in one commit. The one way in for every source, and safe to
 * call at any time, in any order and at once: a payment is recorded once, and stands as the newest reading has it.
 *
 * @throws what Stripe or Firestore throws; then the same call can simply be made again.
 */
export async function recordDonation(
  paymentIntentId: string,
  source: DonationSource,
  event?: ProcessedEvent,
): Promise<LedgerOutcome> {
  const { outcome } = await bringToLedger(paymentIntentId, source, event);
  return outcome;
}

/** The change that a call has made; `unthanked` is added without the receipt that it should have had. */
export type LedgerChange = 'added' | 'unthanked' | 'updated' | 'unchanged';

/**
 * The same, and what it has changed.
 *
 * @throws z.core.$ZodError if it is not a donation that our schema describes, or what Stripe and Firestore throw.
 */
export async function bringToLedger(
  paymentIntentId: string,
  source: DonationSource,
  event?: ProcessedEvent,
): Promise<{ readonly outcome: LedgerOutcome; readonly change?: LedgerChange }> {
  const found = await readPayment(paymentIntentId);
  if (found === null) return { outcome: 'unknown' };
  if (!isOurs(found.intent.metadata)) return { outcome: 'foreign' };
  if (!found.paid) return { outcome: 'unpaid' };
  const change = await recordReading(found.paid, source, event);
  return { outcome: 'recorded', change };
}

async function recordReading(
  reading: PaymentReading,
  source: DonationSource,
  event: ProcessedEvent | undefined,
): Promise<LedgerChange> {
  const [dispute_due_by] = reading.disputes.flatMap((dispute) => answerDue(dispute) ?? []).sort();
  const money = { ...moneyOf(reading), ...(dispute_due_by && { dispute_due_by }) };
  const record = await recordOf(reading.intent, money, source);
  const news = { reading, money, record, event };
  const isPlain = reading.disputes.length === 0 && receiptFor(reading.intent, record) === 'due';
  if (!isPlain) return commitNews(news);
  try {
    await commitNew(news);
    return 'added';
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    return commitNews(news);
  }
}

interface News extends ReadDonation {
  readonly event: ProcessedEvent | undefined;
}

/** Nobody can have been erased yet whose payment has just been begun: it does not wait for that question. */
async function recordOf(
  intent: PaidIntent,
  money: Money,
  source: DonationSource,
): Promise<DonationRecord> {
  const record = donationRecordOf(intent, money, source);
  const begun = intent.created * 1000;
  if (source !== 'reconcile' && Date.now() - begun < JUST_BEGUN_MS) return record;
  return withoutErased(record, new Date(begun));
}

/**
 * The first to come writes without reading: the page and the webhook mostly come at once, and reads
 * would make them wait for each other's locks. Whoever is second fails with ALREADY_EXISTS.
 */
async function commitNew(news: News): Promise<void> {
  const { reading, record, event } = news;
  const { id } = reading.intent;
  await firestore().runTransaction((transaction) => {
    const receipt = firstReceipt(id, record.amount_cents, news.money);
    createDonation(transaction, news, receipt);
    queueDonationReceipt(transaction, receipt, record.donor_email);
    if (event) commitEvent(transaction, event, { paymentIntentId: id, source: record.source });
    return Promise.resolve();
  });
}

/** Adds what is missing, and notes what is new: of the donation, its receipt and the event. */
async function commitNews(news: News): Promise<LedgerChange> {
  const { reading, record, event } = news;
  const { intent } = reading;
  const recipients = await disputeRecipients(reading.disputes);
  return firestore().runTransaction(async (transaction) => {
    const [known, receipt, taken] = await transaction.getAll(
      collection('donations').doc(intent.id),
      receiptDocument(intent.id),
      ...(event ? [eventDocument(event)] : []),
    );
    const isNews = known?.exists && !isOutdated(known, reading);
    const replacing = isNews ? await dueReplacing(transaction, known, news.money) : null;
    const disputes = known?.exists && !isNews ? [] : reading.disputes;
    const queueNews = await dueDisputeNews(transaction, intent.id, disputes, recipients);
    queueNews();
    const told = { paymentIntentId: intent.id, source: record.source };
    if (event && !taken?.exists) commitEvent(transaction, event, told);
    if (known?.exists) return noteReading(transaction, known, news, replacing);
    const due = receipt?.exists ? 'none' : receiptFor(intent, record);
    const first = firstReceipt(intent.id, record.amount_cents, news.money);
    createDonation(transaction, news, due === 'due' || receipt?.exists ? first : null);
    if (due === 'due') queueDonationReceipt(transaction, first, record.donor_email);
    return due === 'too-late' ? 'unthanked' : 'added';
  });
}

/** True if the donation stands as a newer reading has it. */
function isOutdated(known: DocumentSnapshot, { readAt: time }: PaymentReading): boolean {
  const { stripe_read_at } = z.parse(knownDonationSchema, known.data());
  return stripe_read_at.toMillis() > time;
}

/**
 * Of two readings the newer one stands, whichever is written first: an older one may not know of a refund that the
 * newer one has seen fail. The time is written even if nothing else has changed, so that none between is taken for newer.
 */
function noteReading(
  transaction: Transaction,
  known: DocumentSnapshot,
  { reading, money, record }: News,
  replacing: Replacing | null,
): LedgerChange {
  if (isOutdated(known, reading)) return 'unchanged';
  const { refund_failed_cents } = z.parse(knownDonationSchema, known.data());
  const fields = { dispute_due_by: undefined, ...money, payment_status: record.payment_status };
  const changed = Object.entries(fields)
    .filter(([name, value]) => known.get(name) !== value)
    .map(([name, value]) => [name, value ?? FieldValue.delete()] as const);
  transaction.update(known.ref, {
    ...Object.fromEntries(changed),
    ...(replacing && queueReplacing(transaction, replacing)),
    ...readAt(reading),
  });
  if (money.refund_failed_cents > refund_failed_cents) {
    logger.error('a refund came back: the donor is still owed it', { paymentIntentId: known.id });
  }
  return changed.length > 0 ? 'updated' : 'unchanged';
}

/**
 * No thanks for money that all went back before it was recorded, and none from a repair of what is long past:
 * if the ledger and the outbox were lost together, it would mail every donor again.
 */
function receiptFor(
  { latest_charge: { created } }: PaidIntent,
  { payment_status, source, donor_email }: DonationRecord,
): 'due' | 'too-late' | 'none' {
  const isKept = payment_status === 'succeeded' || payment_status === 'partially_refunded';
  if (!isKept || donor_email === '') return 'none';
  const isOld = Date.now() - created * 1000 > THANKED_WITHIN_MS;
  return source === 'reconcile' && isOld ? 'too-late' : 'due';
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS;
}
