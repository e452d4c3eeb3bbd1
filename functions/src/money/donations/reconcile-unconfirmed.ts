import type Stripe from 'stripe';
import type { ReconcileResponse } from '@raade/contracts/money/reconciliation';
import { isPaidIntent, readIntent } from './payment-intent.ts';

type Problem = ReconcileResponse['problems'][number];

/** Most questions to Stripe about single donations. A ledger with more of them is of another account altogether. */
const ASKED_AT_MOST = 50;

/**
 * Donations in the ledger that a page of Stripe's list does not have, although it covers their time: Stripe does not
 * know them, or does not call them paid when asked.
 */
export async function unconfirmedDonations(
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
