import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { paymentRequestSchema } from '@raade/contracts/money/donation.schema';
import { useBackend } from '../../testing/backend.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { sweepCampaigns } from '../../mail/campaigns/sweep-campaigns.ts';
import { sendOutbox } from '../../deployed/send-outbox.ts';
import { controlStatements } from '../statements/control-statements.ts';
import { chanceOf } from '../../testing/chance.ts';
import { countOperations } from '../../testing/firestore-operations.ts';
import { FakeProvider } from '../../testing/mail/fake-provider.ts';
import { balanceAtStripe, balanceInLedger, compareBooks } from '../../testing/money/books.ts';
import { letDonorsGive } from '../../testing/money/let-donors-give.ts';
import { measured, withHeap } from '../../testing/money/measured.ts';
import { sendMoneyBack } from '../../testing/money/money-back.ts';
import { printFigures } from '../../testing/print-figures.ts';
import { skippingClock } from '../../testing/skipping-clock.ts';
import { reconcileNight, writeProgress } from './reconcile-nightly.ts';
import { toMetadata } from './donation-metadata.ts';
import { moneyOf } from './donation-money.ts';
import { donationRecordOf, createDonation } from './new-donation.ts';
import { isPaidIntent } from './payment-intent.ts';
import { queueDonationReceipt, receiptDocument } from '../receipts/receipt-entry.ts';
import { firstReceipt } from '../receipts/receipt-of-donation.ts';

/** The nightly test sets a larger number. */
const LEDGER = Number(process.env['MONEY_TEST_LEDGER'] ?? 400);
const DONORS = Number(process.env['MONEY_TEST_DONORS'] ?? 10);
const SEED = Number(process.env['MONEY_TEST_SEED'] ?? 20_250_411);
/** One in this many of the old donations is refunded or disputed. */
const BACK_OF = 100;
/** Number of invalid records. */
const MALFORMED = 3;
const TREASURER = { actor: 'treasurer-1', actor_address: null };

const backend = useBackend({ delivers: true });
let seeded: string[] = [];

beforeAll(async () => {
  seeded = await seedLedger(LEDGER);
}, 3_600_000);

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days within which banks accept disputes, and which repairs therefore cover. */
const DAYS = 129;
/** Size of a page of Stripe's lists, which fits into one commit of Firestore. */
const AT_ONCE = 100;
const CENTS = [2500, 5000, 7550, 10_000, 99_999] as const;

/** Share of donations that are the first of their donor. */
const FIRST_DONATIONS = 0.6;

/**
 * Fills Stripe and the ledger with donations of the last months that are captured, recorded and thanked for.
 *
 * @returns the ids of their payments, the oldest first
 */
async function seedLedger(count: number): Promise<string[]> {
  const { control, stripe } = backend;
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
  await writeProgress({ eventsUntil: now - DAY_MS, fullBegun: now - DAY_MS });
  return ids;
}

function pastPayment(index: number, { count, at }: { count: number; at: number }) {
  const donor = index % Math.ceil(count * FIRST_DONATIONS);
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

const donations = () => collection('donations');

/** Runs the jobs of one minute. */
async function idleMinute(): Promise<void> {
  await sendOutbox({ provider: new FakeProvider(), now: () => 0 });
  await sweepCampaigns(0);
}

async function statementsUntil(action: 'prepare' | 'send', phase: string, year: number) {
  for (;;) {
    const run = await controlStatements({ action, year }, TREASURER);
    if (run.phase === phase) return run;
  }
}

test('a large ledger agrees with Stripe, with bounded memory and few reads when idle', async () => {
  const chance = chanceOf(SEED);
  const operations = countOperations();
  const measure = <Result>(work: () => Promise<Result>) => measured(operations.soFar, work);
  const malformed = seeded.filter((_id, index) => index % BACK_OF === 1).slice(0, MALFORMED);
  const back = seeded.filter((_id, index) => index % BACK_OF === 0);
  const writer = firestore().bulkWriter();
  for (const id of malformed) void writer.update(donations().doc(id), { payment_status: 'owed' });
  await writer.close();

  const giving = await measure(() =>
    letDonorsGive(backend, {
      count: DONORS,
      chance,
      afterwards: async () => void (await sendMoneyBack(backend, back, chance)),
    }),
  );
  const night = await measure(() => reconcileNight({ now: Date.now(), isOver: () => false }));
  const next = await measure(() => reconcileNight({ now: Date.now(), isOver: () => false }));
  await writeProgress({ fullBegun: 0, fullCursor: null });
  const full = await measure(() =>
    withHeap(20, (isOver) => reconcileNight({ now: Date.now(), isOver })),
  );
  for (const id of malformed) await donations().doc(id).update({ payment_status: 'succeeded' });

  const { paid, disagreements } = await compareBooks(backend.stripe);
  const atStripe = await balanceAtStripe(backend.stripe);
  const inLedger = await balanceInLedger();
  // Finishes what other tests may have left due.
  await idleMinute();
  const idle = await measure(idleMinute);

  const clock = skippingClock();
  const year = new Date().getUTCFullYear();
  clock.skip(Date.UTC(year + 1, 0, 2) - Date.now());
  const prepared = await measure(() => statementsUntil('prepare', 'ready', year));
  const sent = await measure(() => statementsUntil('send', 'sent', year));
  clock.stop();
  operations.stop();

  const row = (name: string, { seconds, reads, writes }: Awaited<ReturnType<typeof measure>>) =>
    [name, seconds, reads, writes, reads / paid.size] as const;
  printFigures(
    ['', 'seconds', 'reads', 'writes', 'reads a donation'],
    [
      row(`${DONORS} donors give, ${back.length} donations are returned`, giving),
      row('the night after', night),
      row('a night in which nothing happened', next),
      row('a night that compares everything', full),
      row('a minute in which nothing is due', idle),
      row(`${prepared.result.counts.due} statements, prepared`, prepared),
      row('the same, queued', sent),
    ],
  );
  expect(disagreements).toEqual([]);
  expect(inLedger).toEqual(atStripe);
  expect(full.result.result.problems.map(({ paymentIntentId }) => paymentIntentId).sort()).toEqual(
    malformed.toSorted(),
  );
  expect(next.result).toMatchObject({ added: 0, updated: 0 });
  expect(idle.reads).toBeLessThan(15);
  expect(full.result.heapGrowth).toBeLessThan(40);
  expect(sent.result.counts.queued).toBe(prepared.result.counts.due);
}, 7_200_000);
