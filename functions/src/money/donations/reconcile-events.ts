import type Stripe from 'stripe';
import * as logger from 'firebase-functions/logger';
import { causeOf } from '../../base/callable/failure.ts';
import { firestore } from '../../base/firestore.ts';
import { stripe } from '../../base/stripe/client.ts';
import { WEBHOOK_EVENTS } from '../../base/stripe/stripe-setup.ts';
import { eventDocument } from '../../base/stripe/stripe-event.ts';
import { isDonation } from './donation-metadata.ts';
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
  readonly failedBefore: readonly string[];
  /** True once no further page should be started. */
  readonly isOver: () => boolean;
}

interface EventsReport {
  applied: number;
  /** Ids of events that failed. */
  readonly failed: string[];
}

/**
 * Applies the events since a time that the webhook has missed, and those that failed before. Of several events of a
 * payment only the newest is applied, since that reads the current state of the payment.
 *
 * @returns counts, and `isComplete` if all events were checked
 */
export async function reconcileEvents({
  since,
  failedBefore,
  isOver,
}: EventsToCheck): Promise<EventsReport & { readonly isComplete: boolean }> {
  const report: EventsReport = { applied: 0, failed: [] };
  const seenSubjects = new Set<string>();
  const applyNew = async (events: readonly Stripe.Event[]) => {
    const newest = events.filter(isSubscribed).filter((event) => isNewest(event, seenSubjects));
    for (const event of await withoutProcessed(newest)) await applyAndCount(event, report);
  };
  let lastId: string | undefined;
  do {
    if (isOver()) return { ...report, isComplete: false };
    const { data, has_more } = await listEvents(since, lastId);
    await applyNew(data);
    lastId = has_more ? data.at(-1)?.id : undefined;
  } while (lastId !== undefined);
  // Failed events come last, so that newer ones of the same payment take precedence.
  await applyNew(await eventsOf(failedBefore));
  return { ...report, isComplete: true };
}

/** Reads the events that Stripe still stores. The monthly comparison of all payments covers the others. */
async function eventsOf(ids: readonly string[]): Promise<Stripe.Event[]> {
  const events: Stripe.Event[] = [];
  for (const id of ids) {
    try {
      events.push(await stripe().events.retrieve(id));
    } catch (error) {
      if (!hasCode(error, 'resource_missing')) throw error;
      logger.error('an event could not be processed and was dropped', { event: id });
    }
  }
  return events;
}

function listEvents(since: Date, lastId: string | undefined) {
  return stripe().events.list({
    types: MONEY_EVENTS,
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: PAGE_SIZE,
    ...(lastId !== undefined && { starting_after: lastId }),
  });
}

/** True for the first event of each payment, since Stripe lists the newest events first. */
function isNewest(event: SubscribedEvent, seenSubjects: Set<string>): boolean {
  const subject = paymentIntentOf(event) ?? event.id;
  if (seenSubjects.has(subject) || isForeign(event)) return false;
  seenSubjects.add(subject);
  return true;
}

/** True if the event itself shows that its payment is no donation. */
function isForeign({ data }: SubscribedEvent): boolean {
  const { object: kind, metadata }: { object: string; metadata?: Stripe.Metadata | null } =
    data.object;
  return (kind === 'payment_intent' || kind === 'charge') && !isDonation(metadata ?? {});
}

async function withoutProcessed(events: readonly SubscribedEvent[]): Promise<SubscribedEvent[]> {
  if (events.length === 0) return [];
  const snapshots = await firestore().getAll(...events.map(eventDocument));
  return events.filter((_event, index) => !snapshots[index]?.exists);
}

/** A failed event does not stop the others. */
async function applyAndCount(event: SubscribedEvent, report: EventsReport): Promise<void> {
  try {
    await applyEvent(event, 'reconcile');
    report.applied += 1;
  } catch (error) {
    logger.error('an event could not be processed', { event: event.id, cause: causeOf(error) });
    report.failed.push(event.id);
  }
}
