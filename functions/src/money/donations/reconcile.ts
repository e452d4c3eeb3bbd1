import * as z from 'zod/mini';
import * as logger from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { Timestamp } from 'firebase-admin/firestore';
import type { ReconcileResponse } from '@raade/contracts/money/reconciliation';
import { formatCents } from '@raade/contracts/money/money';
import { donationMoneySchema } from '@raade/contracts/money/donation-money';
import { PAYMENT_STATUSES } from '@raade/contracts/money/donation-record';
import { isEnteredGift } from '@raade/contracts/money/gifts';
import { causeOf } from '../../base/callable/failure.ts';
import { isOurs } from './donation-metadata.ts';
import { type PaidIntent, isPaidIntent, listIntents, readIntent } from './payment-intent.ts';
import { bringToLedger } from './ledger.ts';
import { statusOf } from './payment-status.ts';
import { collection } from '../../base/firestore.ts';

interface Reconciliation {
  /** Payments that were begun before it are left alone. */
  since: Date;
  /** The `cursor` of the report that this one carries on from. */
  cursor?: string | undefined;
  /** How many pages of Stripe's list at most; all of them if it is left out. */
  pages?: number;
  /** True once no further page should be begun. */
  isOver?: () => boolean;
  /** Told after each page where the next one would go on; null after the last. */
  onPage?: (cursor: string | null) => Promise<void>;
}

/**
 * Compares what is paid at Stripe with the ledger, both ways: adds what is missing, moves on what is behind,
 * and names what they disagree on. It can be stopped anywhere and called again at any time, from the start or from the last report's cursor.
 *
 * @throws what Stripe or Firestore throws. A payment that cannot be recorded is among the problems instead.
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
  let after = cursor;
  let until = cursor === undefined ? undefined : (await readIntent(cursor))?.created;
  for (let page = 0; page < pages; page += 1) {
    if (isOver?.()) break;
    const { data, has_more } = await listIntents(since, after);
    const last = has_more ? data.at(-1) : undefined;
    const from = last?.created ?? Math.floor(since.getTime() / 1000);
    const { donations, isWhole } = await donationsIn(from, until);
    await reconcilePage(data.filter(isPaidIntent), donations, report);
    report.problems.push(...(await unconfirmedDonations(data, donations.keys())));
    if (!isWhole) report.problems.push(tooMany(donations));
    after = last?.id;
    until = last?.created;
    await onPage?.(after ?? null);
    if (after === undefined) break;
  }
  return { ...report, cursor: after ?? null };
}

async function reconcilePage(
  paid: readonly PaidIntent[],
  ledger: ReadonlyMap<string, Known>,
  report: ReconcileResponse,
): Promise<void> {
  const donations = paid.filter(({ metadata }) => isOurs(metadata));
  for (const intent of donations) {
    report.checked += 1;
    await reconcileOne(intent, ledger.get(intent.id), report);
  }
}

const TOO_MANY = 'The ledger has more donations of this time than can be compared at once.';

/** Donations that were not read do no harm: payments of the list that may belong to them are recorded once more. */
function tooMany(donations: ReadonlyMap<string, Known>): ReconcileResponse['problems'][number] {
  logger.error('the ledger has more donations of a time than are compared at once');
  const [paymentIntentId = ''] = donations.keys();
  return { paymentIntentId, problem: TOO_MANY };
}

/** True if the list tells nothing that the ledger does not have; what may change without it is asked for. */
function isCurrent({ amount_received, latest_charge }: PaidIntent, known: KnownDonation): boolean {
  const { dispute, refunded_cents, refund_pending_cents, account_currency } = known;
  const isMoving = dispute === 'open' || dispute === 'inquiry' || refund_pending_cents > 0;
  const isBooked = latest_charge.balance_transaction !== null;
  return (
    !isMoving &&
    latest_charge.amount_refunded === refunded_cents &&
    latest_charge.disputed === (dispute !== 'none') &&
    isBooked === (account_currency !== undefined) &&
    statusOf(amount_received, known) === known.payment_status
  );
}

async function reconcileOne(
  intent: PaidIntent,
  known: Known | undefined,
  report: ReconcileResponse,
): Promise<void> {
  const note = (problem: string) =>
    void report.problems.push({ paymentIntentId: intent.id, problem });

  if (known === 'malformed') {
    logger.error('a record of the ledger is malformed', { paymentIntentId: intent.id });
    note('The record in the ledger is malformed. See the log.');
    return;
  }
  if (known && known.amount_cents !== intent.amount_received) {
    const [ours, theirs] = [formatCents(known.amount_cents), formatCents(intent.amount_received)];
    note(`The ledger says ${ours}, Stripe says ${theirs}.`);
    return;
  }
  if (known && isCurrent(intent, known)) return;
  try {
    const { change } = await bringToLedger(intent.id, 'reconcile');
    if (change === 'added' || change === 'unthanked') report.added += 1;
    if (change === 'updated') report.updated += 1;
    if (change === 'unthanked') note('Recorded too late for its receipt. Please thank the donor.');
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    logger.error('a paid donation cannot be recorded', {
      paymentIntentId: intent.id,
      cause: causeOf(error),
    });
    note('What the payment carries is not a donation as we know it. See the log.');
  }
}

type Problem = ReconcileResponse['problems'][number];

/** Most questions to Stripe about single donations. A ledger with more of them is of another account altogether. */
const ASKED_AT_MOST = 50;

/**
 * Donations in the ledger that a page of Stripe's list does not have, although it covers their time: Stripe does not
 * know them, or does not call them paid when asked.
 */
async function unconfirmedDonations(
  listed: readonly Stripe.PaymentIntent[],
  recorded: Iterable<string>,
): Promise<Problem[]> {
  const confirmed = new Set(listed.filter(isPaidIntent).map(({ id }) => id));
  const others = [...recorded].filter((id) => !confirmed.has(id));
  const problems = await Promise.all(others.slice(0, ASKED_AT_MOST).map(problemOf));
  return problems.filter((problem) => problem !== null);
}

/**
 * The problem with such a donation. There is none if it was paid after the page was listed, or at the second where two
 * pages meet.
 */
async function problemOf(paymentIntentId: string): Promise<Problem | null> {
  const intent = await readIntent(paymentIntentId);
  if (intent === null) {
    return { paymentIntentId, problem: 'The ledger has it, Stripe does not know it.' };
  }
  if (isPaidIntent(intent)) return null;
  return { paymentIntentId, problem: `The ledger has it, Stripe says it is ${intent.status}.` };
}

const knownSchema = z.object({
  ...donationMoneySchema.shape,
  amount_cents: z.int(),
  payment_status: z.enum(PAYMENT_STATUSES),
});
type KnownDonation = z.infer<typeof knownSchema>;
type Known = KnownDonation | 'malformed';

/** Far more than a page of Stripe's list can have: a ledger with more of them is of another account. */
export const MOST_IN_SPAN = 1000;

/**
 * The donations of the ledger that were begun then at Stripe, the newest first. Each is read once.
 *
 * @param from in seconds since 1970, as is `until`; both are included, and without an end it is up to now
 * @returns them by their payments; `isWhole` is false if there are more than are read at once
 */
async function donationsIn(from: number, until: number | undefined) {
  const since = collection('donations').where(
    'created_at',
    '>=',
    Timestamp.fromMillis(from * 1000),
  );
  const within =
    until === undefined
      ? since
      : since.where('created_at', '<=', Timestamp.fromMillis(until * 1000));
  const { docs } = await within.orderBy('created_at', 'desc').limit(MOST_IN_SPAN).get();
  const ofStripe = docs.filter(({ id }) => !isEnteredGift(id));
  const donations = new Map<string, Known>(
    ofStripe.map((donation) => [
      donation.id,
      z.safeParse(knownSchema, donation.data()).data ?? 'malformed',
    ]),
  );
  return { donations, isWhole: docs.length < MOST_IN_SPAN };
}
