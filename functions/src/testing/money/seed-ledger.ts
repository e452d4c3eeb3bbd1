import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { paymentRequestSchema } from '@raade/contracts/money/donations';
import { toMetadata } from '../../money/donations/donation-metadata.ts';
import { moneyOf } from '../../money/donations/donation-money.ts';
import { donationRecordOf } from '../../money/donations/donation-record.ts';
import { createDonation } from '../../money/donations/new-donation.ts';
import { isPaidIntent } from '../../money/donations/payment-intent.ts';
import { writePlace } from '../../money/donations/reconcile-place.ts';
import { firestore } from '../../base/firestore.ts';
import { queueDonationReceipt, receiptDocument } from '../../money/receipts/receipt-entry.ts';
import { firstReceipt } from '../../money/receipts/receipt-of-gift.ts';
import type { Backend } from '../backend.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as banks take disputes, and so as far as repairs look back. */
const DAYS = 129;
/** A page of Stripe's list, which one commit of Firestore takes. */
const AT_ONCE = 100;
const CENTS = [2500, 5000, 7550, 10_000, 99_999] as const;

/** Share of the gifts that are the first of their donor. */
const FIRST_GIFTS = 0.6;

/**
 * Fills Stripe and the ledger with gifts of the last months, as years of undisturbed work leave them: all of them booked,
 * recorded and thanked for.
 *
 * @returns the ids of their payments, the oldest first
 */
export async function seedLedger(
  { control, stripe }: Pick<Backend, 'control' | 'stripe'>,
  count: number,
): Promise<string[]> {
  const now = Date.now();
  const atOf = (index: number) => now - DAYS * DAY_MS * (1 - index / count) - DAY_MS / 8;
  const ids: string[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => from + at);
    const added = control.addPastPayments(
      indexes.map((index) => pastPayment(index, { count, at: atOf(index) })),
    );
    ids.push(...added);
    await record(await newestOf(stripe, added.length));
  }
  await writePlace({ eventsUntil: now - DAY_MS, fullBegun: now - DAY_MS });
  return ids;
}

function pastPayment(index: number, { count, at }: { count: number; at: number }) {
  const donor = index % Math.ceil(count * FIRST_GIFTS);
  const request = paymentRequestSchema.parse({
    attempt: randomUUID(),
    revision: 0,
    amount: CENTS[index % CENTS.length],
    fullName: `Sample Donor ${donor}`,
    email: `friend-${donor}@example.org`,
  });
  const metadata = toMetadata(request);
  return { at: new Date(at).toISOString(), amount: request.amount, metadata: { ...metadata } };
}

async function newestOf(stripe: Stripe, limit: number): Promise<Stripe.PaymentIntent[]> {
  const expand = ['data.latest_charge.balance_transaction'];
  return (await stripe.paymentIntents.list({ limit, expand })).data;
}

async function record(intents: readonly Stripe.PaymentIntent[]): Promise<void> {
  await firestore().runTransaction((transaction) => {
    for (const intent of intents.filter(isPaidIntent)) {
      const reading = { intent, refunds: [], disputes: [], readAt: Date.now() };
      const money = moneyOf(reading);
      const donation = donationRecordOf(intent, money, 'webhook');
      const receipt = firstReceipt(intent.id, donation.amount_cents, money);
      createDonation(transaction, { reading, money, record: donation }, receipt);
      queueDonationReceipt(transaction, receipt, donation.donor_email);
      const sent = { status: 'sent', attempts: 1, due_at: null };
      transaction.update(receiptDocument(intent.id), sent);
    }
    return Promise.resolve();
  });
}
