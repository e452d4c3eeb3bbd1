import type Stripe from 'stripe';
import * as logger from 'firebase-functions/logger';
import { causeOf } from '../callable/failure.ts';
import { firestore } from '../firestore.ts';
import { stripe } from '../stripe/client.ts';
import { WEBHOOK_EVENTS } from '../stripe/stripe-setup.ts';
import { eventDocument } from '../stripe/taken-event.ts';
import { isOurs } from './donation-metadata.ts';
import { isSubscribed, paymentIntentOf, type SubscribedEvent } from './payment-of-event.ts';
import { takeEvent } from './take-event.ts';

const PAGE_SIZE = 100;

/** Those that leave something in the books; a declined card does not. */
const BOOKED = Object.keys(WEBHOOK_EVENTS).filter(
  (type) => type !== 'payment_intent.payment_failed',
);

/**
 * Takes the events since then of which the webhook has not heard. Of the events of one payment the newest decides: the
 * reading that follows it knows all others.
 *
 * @returns how many were taken, and the events that could not be
 */
export async function reconcileEvents(since: Date): Promise<{ taken: number; failed: string[] }> {
  const report = { taken: 0, failed: [] as string[] };
  const seen = new Set<string>();
  let after: string | undefined;
  do {
    const { data, has_more } = await listEvents(since, after);
    const newest = data.filter(isSubscribed).filter((event) => isNewest(event, seen));
    for (const event of await withoutTaken(newest)) await take(event, report);
    after = has_more ? data.at(-1)?.id : undefined;
  } while (after !== undefined);
  return report;
}

function listEvents(since: Date, after: string | undefined) {
  return stripe().events.list({
    types: BOOKED,
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: PAGE_SIZE,
    ...(after !== undefined && { starting_after: after }),
  });
}

function isNewest(event: SubscribedEvent, seen: Set<string>): boolean {
  const subject = paymentIntentOf(event) ?? event.id;
  if (seen.has(subject) || isOfOthers(event)) return false;
  seen.add(subject);
  return true;
}

/** True for a payment of others in the account, where the event says so. */
function isOfOthers({ data }: SubscribedEvent): boolean {
  const { object: kind, metadata }: Subject = data.object;
  return (kind === 'payment_intent' || kind === 'charge') && !isOurs(metadata ?? {});
}

interface Subject {
  readonly object: string;
  readonly metadata?: Stripe.Metadata | null;
}

async function withoutTaken(events: readonly SubscribedEvent[]): Promise<SubscribedEvent[]> {
  if (events.length === 0) return [];
  const known = await firestore().getAll(...events.map(eventDocument));
  return events.filter((_event, index) => !known[index]?.exists);
}

/** One event that cannot be taken keeps no other from it. */
async function take(
  event: SubscribedEvent,
  report: { taken: number; failed: string[] },
): Promise<void> {
  try {
    await takeEvent(event, 'reconcile');
    report.taken += 1;
  } catch (error) {
    logger.error('an event could not be taken', { event: event.id, cause: causeOf(error) });
    report.failed.push(event.id);
  }
}
