import type Stripe from 'stripe';
import * as logger from 'firebase-functions/logger';
import { causeOf } from '../../base/callable/failure.ts';
import { firestore } from '../../base/firestore.ts';
import { stripe } from '../../base/stripe/client.ts';
import { WEBHOOK_EVENTS } from '../../base/stripe/stripe-setup.ts';
import { eventDocument } from '../../base/stripe/stripe-event.ts';
import { isOurs } from './donation-metadata.ts';
import { hasCode } from './payment-intent.ts';
import { isSubscribed, paymentIntentOf, type SubscribedEvent } from './payment-of-event.ts';
import { applyEvent } from './apply-event.ts';

const PAGE_SIZE = 100;

/** Events that change money; a declined card does not. */
const MONEY_EVENTS = Object.keys(WEBHOOK_EVENTS).filter(
  (type) => type !== 'payment_intent.payment_failed',
);

interface EventsToCheck {
  /** Earlier events were applied, except for failed ones. */
  readonly since: Date;
  /** Ids of events that failed before. */
  readonly again: readonly string[];
  /** True once no further page should be started. */
  readonly isOver: () => boolean;
}

interface Report {
  taken: number;
  /** Ids of events that failed. */
  readonly failed: string[];
}

/**
 * Applies the events since then that the webhook has missed, and those that failed before. Of several events of a
 * payment only the newest is applied, since it leads to a reading of the current state.
 *
 * @returns counts, and `isWhole` if all events were checked
 */
export async function reconcileEvents({
  since,
  again,
  isOver,
}: EventsToCheck): Promise<Report & { readonly isWhole: boolean }> {
  const report: Report = { taken: 0, failed: [] };
  const seen = new Set<string>();
  const applyNew = async (events: readonly Stripe.Event[]) => {
    const newest = events.filter(isSubscribed).filter((event) => isNewest(event, seen));
    for (const event of await withoutProcessed(newest)) await applyAndCount(event, report);
  };
  let after: string | undefined;
  do {
    if (isOver()) return { ...report, isWhole: false };
    const { data, has_more } = await listEvents(since, after);
    await applyNew(data);
    after = has_more ? data.at(-1)?.id : undefined;
  } while (after !== undefined);
  // Failed events come last, so that newer ones of the same payment take precedence.
  await applyNew(await eventsOf(again));
  return { ...report, isWhole: true };
}

/** Reads the events with these ids that Stripe still stores. The full comparison covers the others. */
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
    types: MONEY_EVENTS,
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: PAGE_SIZE,
    ...(after !== undefined && { starting_after: after }),
  });
}

function isNewest(event: SubscribedEvent, seen: Set<string>): boolean {
  const subject = paymentIntentOf(event) ?? event.id;
  if (seen.has(subject) || isForeign(event)) return false;
  seen.add(subject);
  return true;
}

/** True if the event says that its payment is not ours. */
function isForeign({ data }: SubscribedEvent): boolean {
  const { object: kind, metadata }: { object: string; metadata?: Stripe.Metadata | null } =
    data.object;
  return (kind === 'payment_intent' || kind === 'charge') && !isOurs(metadata ?? {});
}

async function withoutProcessed(events: readonly SubscribedEvent[]): Promise<SubscribedEvent[]> {
  if (events.length === 0) return [];
  const known = await firestore().getAll(...events.map(eventDocument));
  return events.filter((_event, index) => !known[index]?.exists);
}

/** A failed event does not stop the others. */
async function applyAndCount(event: SubscribedEvent, report: Report): Promise<void> {
  try {
    await applyEvent(event, 'reconcile');
    report.taken += 1;
  } catch (error) {
    logger.error('an event could not be taken', { event: event.id, cause: causeOf(error) });
    report.failed.push(event.id);
  }
}
