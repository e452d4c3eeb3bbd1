import * as z from 'zod/mini';
import * as logger from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { Timestamp } from 'firebase-admin/firestore';
import type { ReconcileResponse } from '@raade/contracts/money/reconciliation';
import { formatCents } from '@raade/contracts/money/money';
import { donationMoneySchema } from '@raade/contracts/money/donation-money';
import { PAYMENT_STATUSES } from '@raade/contracts/money/donation-record';
import { isManualDonation } from '@raade/contracts/money/manual-donations';
import { causeOf } from '../../base/callable/failure.ts';
import { isDonation } from './donation-metadata.ts';
import { type PaidIntent, isPaidIntent, listIntents, readIntent } from './payment-intent.ts';
import { updateLedger } from './ledger.ts';
import { statusOf } from './payment-status.ts';
import { collection } from '../../base/firestore.ts';

interface Reconciliation {
  /** Earlier payments are left out. */
  since: Date;
  /** Cursor of the previous report. */
  cursor?: string | undefined;
  /** Limit of pages; all by default. */
  pages?: number;
  /** True once no further page should be started. */
  isOver?: () => boolean;
  /** Called after each page with the next cursor; null after the last page. */
  onPage?: (cursor: string | null) => Promise<void>;
}

/**
 * Compares the payments at Stripe with the ledger in both directions: records missing payments, updates outdated ones,
 * and reports differences. It can be interrupted anywhere and repeated, from the start or from a cursor.
 *
 * @throws error of Stripe or Firestore; a payment that cannot be recorded is reported instead
 */
export async function reconcile({
  since,
  cursor,
  pages = Number.POSITIVE_INFINITY,
  isOver,
  onPage,
}: Reconciliation): Promise<ReconcileResponse> {
  const report: ReconcileResponse = {
    checked: 0,
    added: 0,
    updated: 0,
    problems: [],
    cursor: null,
  };
  let lastId = cursor;
  let until = cursor === undefined ? undefined : (await readIntent(cursor))?.created;
  for (let page = 0; page < pages; page += 1) {
    if (isOver?.()) break;
    const { data, has_more } = await listIntents(since, lastId);
    const lastIntent = has_more ? data.at(-1) : undefined;
    const from = lastIntent?.created ?? Math.floor(since.getTime() / 1000);
    const { donations, isComplete } = await readDonations(from, until);
    await reconcilePage(data.filter(isPaidIntent), donations, report);
    report.problems.push(...(await findUnconfirmed(data, donations.keys())));
    if (!isComplete) report.problems.push(tooManyProblem(donations));
    lastId = lastIntent?.id;
    until = lastIntent?.created;
    await onPage?.(lastId ?? null);
    if (lastId === undefined) break;
  }
  return { ...report, cursor: lastId ?? null };
}

async function reconcilePage(
  paid: readonly PaidIntent[],
  ledger: ReadonlyMap<string, LedgerEntry>,
  report: ReconcileResponse,
): Promise<void> {
  const donations = paid.filter(({ metadata }) => isDonation(metadata));
  for (const intent of donations) {
    report.checked += 1;
    await reconcileOne(intent, ledger.get(intent.id), report);
  }
}

const TOO_MANY = 'The ledger has more donations in this period than can be compared at once.';

/** The problem of a time span with more donations than were read. Recording the others once more changes nothing. */
function tooManyProblem(donations: ReadonlyMap<string, LedgerEntry>): Problem {
  logger.error('the ledger has more donations in a period than can be compared at once');
  const [paymentIntentId = ''] = donations.keys();
  return { paymentIntentId, problem: TOO_MANY };
}

/**
 * True if the ledger matches Stripe's list, so that the payment need not be read. Donations with open disputes or
 * refunds can change without a difference in the list, so they never match.
 */
function isCurrent(
  { amount_received, latest_charge }: PaidIntent,
  donation: StoredDonation,
): boolean {
  const { dispute, refunded_cents, refund_pending_cents, account_currency } = donation;
  const isPending = dispute === 'open' || dispute === 'inquiry' || refund_pending_cents > 0;
  const isBooked = latest_charge.balance_transaction !== null;
  return (
    !isPending &&
    latest_charge.amount_refunded === refunded_cents &&
    latest_charge.disputed === (dispute !== 'none') &&
    isBooked === (account_currency !== undefined) &&
    statusOf(amount_received, donation) === donation.payment_status
  );
}

async function reconcileOne(
  intent: PaidIntent,
  donation: LedgerEntry | undefined,
  report: ReconcileResponse,
): Promise<void> {
  const note = (problem: string) =>
    void report.problems.push({ paymentIntentId: intent.id, problem });

  if (donation === 'malformed') {
    logger.error('a record of the ledger is malformed', { paymentIntentId: intent.id });
    note('The record in the ledger is malformed. See the log.');
    return;
  }
  if (donation && donation.amount_cents !== intent.amount_received) {
    const recordedAmount = formatCents(donation.amount_cents);
    const paidAmount = formatCents(intent.amount_received);
    note(`The ledger says ${recordedAmount}, Stripe says ${paidAmount}.`);
    return;
  }
  if (donation && isCurrent(intent, donation)) return;
  try {
    const { change } = await updateLedger(intent.id, 'reconcile');
    if (change === 'added' || change === 'no-receipt') report.added += 1;
    if (change === 'updated') report.updated += 1;
    if (change === 'no-receipt') note('Recorded too late for its receipt. Please thank the donor.');
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    logger.error('a paid donation cannot be recorded', {
      paymentIntentId: intent.id,
      cause: causeOf(error),
    });
    note('The data of this payment is not a valid donation. See the log.');
  }
}

type Problem = ReconcileResponse['problems'][number];

/** Limit of requests about single donations. If more are missing, the ledger belongs to another Stripe account. */
const MAX_REQUESTS = 50;

/**
 * Finds donations in the ledger that a page of Stripe's list should contain and does not: Stripe has no such payment,
 * or it is unpaid.
 */
async function findUnconfirmed(
  listed: readonly Stripe.PaymentIntent[],
  recorded: Iterable<string>,
): Promise<Problem[]> {
  const confirmed = new Set(listed.filter(isPaidIntent).map(({ id }) => id));
  const others = [...recorded].filter((id) => !confirmed.has(id));
  const problems = await Promise.all(others.slice(0, MAX_REQUESTS).map(problemOf));
  return problems.filter((problem) => problem !== null);
}

/**
 * Returns the problem with such a donation. None if it was paid after the page was listed, or in the second in which
 * two pages meet.
 */
async function problemOf(paymentIntentId: string): Promise<Problem | null> {
  const intent = await readIntent(paymentIntentId);
  if (intent === null) {
    return { paymentIntentId, problem: 'The ledger has it, but Stripe does not.' };
  }
  if (isPaidIntent(intent)) return null;
  return { paymentIntentId, problem: `The ledger has it, but Stripe says it is ${intent.status}.` };
}

const donationSchema = z.object({
  ...donationMoneySchema.shape,
  amount_cents: z.int(),
  payment_status: z.enum(PAYMENT_STATUSES),
});
type StoredDonation = z.infer<typeof donationSchema>;
type LedgerEntry = StoredDonation | 'malformed';

/** Limit of donations in a time span, far above the payments on a page of Stripe's list. */
export const MAX_IN_SPAN = 1000;

/**
 * Reads the donations whose payments were created in a time span, the newest first.
 *
 * @param from seconds since 1970, like `until`; both included; without `until` the span ends now
 * @returns donations by payment; `isComplete` is false if there are more than the limit
 */
async function readDonations(from: number, until: number | undefined) {
  const since = collection('donations').where(
    'created_at',
    '>=',
    Timestamp.fromMillis(from * 1000),
  );
  const within =
    until === undefined
      ? since
      : since.where('created_at', '<=', Timestamp.fromMillis(until * 1000));
  const { docs } = await within.orderBy('created_at', 'desc').limit(MAX_IN_SPAN).get();
  const ofStripe = docs.filter(({ id }) => !isManualDonation(id));
  const donations = new Map<string, LedgerEntry>(
    ofStripe.map((donation) => [
      donation.id,
      z.safeParse(donationSchema, donation.data()).data ?? 'malformed',
    ]),
  );
  return { donations, isComplete: docs.length < MAX_IN_SPAN };
}
