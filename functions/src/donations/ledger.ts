import { FieldValue, GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/collections';
import {
  PAYMENT_STATUSES,
  type DonationRecord,
  type DonationSource,
} from '@raade/contracts/donations';
import { firestore } from '../firestore.ts';
import { queueDonationReceipt } from '../outbox/donation-receipt.ts';
import { isOurs } from './donation-metadata.ts';
import { donationRecordOf, type PaidIntent } from './donation-record.ts';
import { isPaidIntent, readIntent } from './payment-intent.ts';
import { isForward } from './payment-status.ts';
import { commitEvent, eventDocument, type TakenEvent } from './taken-event.ts';

/**
 * `recorded`: the donation stands in the ledger, written now or before.
 * `unpaid`: it has not succeeded (yet). `foreign`: not a donation of ours. `unknown`: not at Stripe.
 */
export type LedgerOutcome = 'recorded' | 'unpaid' | 'foreign' | 'unknown';

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

  const record = donationRecordOf(intent, source);
  try {
    await commitNew(intent, record, event);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    await commitNews(intent, record, event);
  }
  return 'recorded';
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
  await firestore().runTransaction(async (transaction) => {
    transaction.create(donationDocument(intent), {
      ...record,
      payment_intent_id: intent.id,
      created_at: Timestamp.fromMillis(intent.created * 1000),
      recorded_at: FieldValue.serverTimestamp(),
    });
    if (deservesReceipt(record)) queueDonationReceipt(transaction, intent.id, record.donor_email);
    if (event) commitEvent(transaction, event, intent.id);
  });
}

/** What has become of a donation that stands in the ledger. An event that was seen says nothing new. */
async function commitNews(
  intent: PaidIntent,
  record: DonationRecord,
  event: TakenEvent | undefined,
): Promise<void> {
  const donation = donationDocument(intent);
  await firestore().runTransaction(async (transaction) => {
    if (event && (await transaction.get(eventDocument(event))).exists) return;
    const known = z.parse(knownDonationSchema, (await transaction.get(donation)).data());

    if (isForward(known.payment_status, record.payment_status)) {
      transaction.update(donation, { payment_status: record.payment_status });
    }
    if (event) commitEvent(transaction, event, intent.id);
  });
}

/** No thanks for money that went back before it was recorded, and a repair mails nobody. */
function deservesReceipt({ payment_status, source }: DonationRecord): boolean {
  return payment_status === 'succeeded' && source !== 'reconcile';
}

function donationDocument(intent: PaidIntent) {
  return firestore().collection(COLLECTIONS.donations).doc(intent.id);
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS;
}
