import { Timestamp } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { COLLECTIONS } from '@raade/contracts/collections';
import type { ReconcileResponse } from '@raade/contracts/donations';
import { firestore } from '../firestore.ts';
import { isPaidIntent, readIntent } from './payment-intent.ts';

type Problem = ReconcileResponse['problems'][number];

/** Seconds since 1970, both ends included; without an end up to now. */
interface Span {
  readonly from: number;
  readonly until: number | undefined;
}

/** Most questions to Stripe about single donations. A ledger with more of them is of another account altogether. */
const ASKED_AT_MOST = 50;

/**
 * Donations in the ledger that a page of Stripe's list does not have, although it covers their time: Stripe does not
 * know them, or does not call them paid when asked.
 */
export async function unconfirmedDonations(
  listed: readonly Stripe.PaymentIntent[],
  span: Span,
): Promise<Problem[]> {
  const confirmed = new Set(listed.filter(isPaidIntent).map(({ id }) => id));
  const others = (await donationsIn(span)).filter((id) => !confirmed.has(id));
  const problems = await Promise.all(others.slice(0, ASKED_AT_MOST).map(problemOf));
  return problems.filter((problem) => problem !== null);
}

async function donationsIn({ from, until }: Span): Promise<string[]> {
  const since = firestore()
    .collection(COLLECTIONS.donations)
    .where('created_at', '>=', Timestamp.fromMillis(from * 1000));
  const within =
    until === undefined
      ? since
      : since.where('created_at', '<=', Timestamp.fromMillis(until * 1000));
  // No field is selected: only the ids are wanted.
  return (await within.select().get()).docs.map(({ id }) => id);
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
