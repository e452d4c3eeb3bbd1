import type Stripe from 'stripe';
import * as logger from 'firebase-functions/logger';
import { causeOf } from '../../base/callable/failure.ts';
import { firestore } from '../../base/firestore.ts';
import { stripe } from '../../base/stripe/client.ts';
import { WEBHOOK_EVENTS } from '../../base/stripe/stripe-setup.ts';
import { eventDocument } from '../../base/stripe/processed-event.ts';
import { isOurs } from './donation-metadata.ts';
import { hasCode } from './payment-intent.ts';
import { isSubscribed, paymentIntentOf, type SubscribedEvent } from './payment-of-event.ts';
import { takeEvent } from './take-event.ts';

const PAGE_SIZE = 100;

/** Those that leave something in the books; a declined card does not. */
const BOOKED = Object.keys(WEBHOOK_EVENTS).filter(
  (type) => type !== 'payment_intent.payment_failed',
);

interface Events {
  /** Older ones were taken, but for those that could not be. */
  readonly since: Date;
  /** Ids of those that could not be taken before. */
  readonly again: readonly string[];
  /** True once no further page should be begun. */
  readonly isOver: () => boolean;
}

interface Report {
  taken: number;
  /** Ids of events that could not be taken. */
  readonly failed: string[];
}

/**
 * Takes the events since then of which the webhook has not heard, and those that could not be taken before. Of the
 * events of one payment the newest decides: the reading that follows it knows all others.
 *
 * @returns what became of them, and whether all were looked at
 */
export async function reconcileEvents({
  since,
  again,
  isOver,
}: Events): Promise<Report & { readonly isWhole: boolean }> {
  const report: Report = { taken: 0, failed: [] };
  const seen = new Set<string>();
  const takeNew = async (events: readonly Stripe.Event[]) => {
    const newest = events.filter(isSubscribed).filter((event) => isNewest(event, seen));
    for (const event of await withoutTaken(newest)) await take(event, report);
  };
  let after: string | undefined;
  do {
    if (isOver()) return { ...report, isWhole: false };
    const { data, has_more } = await listEvents(since, after);
    await takeNew(data);
    after = has_more ? data.at(-1)?.id : undefined;
  } while (after !== undefined);
  // After the newer ones: of a payment that has one, that one decides.
  await takeNew(await eventsOf(again));
  return { ...report, isWhole: true };
}

/** The events of these ids that Stripe still keeps. What it has forgotten is in the comparison of everything. */
async function eventsOf(ids: readonly string[]): Promise<Stripe.Event[]> {
  const found: Stripe.Event[] = [];
  for (const id of ids) {
    try {
      found.push(await stripe().events.retrieve(id));
    } catch (error) {
      if (!hasCode(error, 'resource_missing')) throw error;
      logger.error('an event that could not be taken is not kept any more', { event: id });
    }
  }
  return found;
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
  const { object: kind, metadata }: { object: string; metadata?: Stripe.Metadata | null } =
    data.object;
  return (kind === 'payment_intent' || kind === 'charge') && !isOurs(metadata ?? {});
}

async function withoutTaken(events: readonly SubscribedEvent[]): Promise<SubscribedEvent[]> {
  if (events.length === 0) return [];
  const known = await firestore().getAll(...events.map(eventDocument));
  return events.filter((_event, index) => !known[index]?.exists);
}

/** One event that cannot be taken keeps no other from it. */
async function take(event: SubscribedEvent, report: Report): Promise<void> {
  try {
    await takeEvent(event, 'reconcile');
    report.taken += 1;
  } catch (error) {
    logger.error('an event could not be taken', { event: event.id, cause: causeOf(error) });
    report.failed.push(event.id);
  }
}
