import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { ReconcileResponse } from '@raade/contracts/money/reconciliation';
import { reconcile } from './reconcile.ts';
import { reconcileEvents } from './reconcile-events.ts';
import { collection } from '../../base/firestore.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Stripe keeps events for so long (https://docs.stripe.com/api/events). */
const EVENTS_KEPT_MS = 30 * DAY_MS;
/** Events may be listed a little later than they happen. */
const EVENTS_OVERLAP_MS = HOUR_MS;
/** Events whose ids are kept, to be taken another night. */
const MOST_FAILED_EVENTS = 100;
const RECENT_MS = 2 * DAY_MS;
/** Banks take disputes for some four months; refunds mostly come sooner. */
const LOOKS_BACK_MS = 130 * DAY_MS;
const FULL_EVERY_MS = 28 * DAY_MS;

interface Night {
  readonly now: number;
  /** True once no further page should be begun. */
  readonly isOver: () => boolean;
}

interface Nightly extends Omit<ReconcileResponse, 'cursor'> {
  readonly events: number;
  /** Ids of events that could not be taken. */
  readonly failedEvents: readonly string[];
}

/**
 * Repairs the books where something can have changed: by the events that the webhook missed, and the payments of the
 * last days. Once a month all payments of the last months are compared, page by page, over as many nights as it takes:
 * its place is kept, and whoever is ended anywhere goes on from there.
 */
export async function reconcileNight({ now, isOver }: Night): Promise<Nightly> {
  const place = await readPlace();
  const eventsSince = Math.max(place.eventsUntil - EVENTS_OVERLAP_MS, now - EVENTS_KEPT_MS);
  const { taken, failed, isWhole } = await reconcileEvents({
    since: new Date(eventsSince),
    again: place.eventsFailed,
    isOver,
  });
  // Failed events are tried again tomorrow. If very many fail, the events are not the cause.
  if (isWhole && failed.length <= MOST_FAILED_EVENTS) {
    await writePlace({ eventsUntil: now, eventsFailed: failed });
  }
  const recent = await reconcile({ since: new Date(now - RECENT_MS), isOver });
  const full = await reconcileFull(place, { now, isOver });
  return {
    events: taken,
    failedEvents: failed,
    checked: recent.checked + full.checked,
    added: recent.added + full.added,
    updated: recent.updated + full.updated,
    problems: [...recent.problems, ...full.problems],
  };
}

const NOTHING = { checked: 0, added: 0, updated: 0, problems: [], cursor: null } as const;

async function reconcileFull(
  place: Place,
  { now, isOver }: Night,
): Promise<Omit<ReconcileResponse, 'problems'> & Pick<Nightly, 'problems'>> {
  const isUnderWay = place.fullCursor !== null;
  if (!isUnderWay && now - place.fullBegun < FULL_EVERY_MS) return { ...NOTHING, problems: [] };
  const begun = isUnderWay ? place.fullBegun : now;
  return reconcile({
    since: new Date(begun - LOOKS_BACK_MS),
    cursor: place.fullCursor ?? undefined,
    isOver,
    onPage: (fullCursor) => writePlace({ fullBegun: begun, fullCursor }),
  });
}

const timeSchema = z.instanceof(Timestamp);

/** `settings/reconciliation`: how far the nightly runs have come. */
const placeSchema = z.object({
  events_until: z.optional(timeSchema),
  events_failed: z._default(z.array(z.string()), []),
  full_begun: z.optional(timeSchema),
  full_cursor: z._default(z.nullable(z.string()), null),
});

/** Times are milliseconds since 1970; 0 before the first run. */
interface Place {
  /** All events before it were taken, but for `eventsFailed`. */
  readonly eventsUntil: number;
  /** Ids of events that could not be taken, and come up again each night. */
  readonly eventsFailed: readonly string[];
  /** When the comparison of everything began that is under way, or was the last. */
  readonly fullBegun: number;
  /** Where it goes on; null once it is through. */
  readonly fullCursor: string | null;
}

const placeDocument = () => collection('settings').doc('reconciliation');

/** @throws z.core.$ZodError if the document is none of ours */
async function readPlace(): Promise<Place> {
  const place = z.parse(placeSchema, (await placeDocument().get()).data() ?? {});
  return {
    eventsUntil: place.events_until?.toMillis() ?? 0,
    eventsFailed: place.events_failed,
    fullBegun: place.full_begun?.toMillis() ?? 0,
    fullCursor: place.full_cursor,
  };
}

export async function writePlace({
  eventsUntil,
  eventsFailed,
  fullBegun,
  fullCursor,
}: Partial<Place>): Promise<void> {
  const changes = {
    ...(eventsUntil !== undefined && { events_until: Timestamp.fromMillis(eventsUntil) }),
    ...(eventsFailed && { events_failed: eventsFailed }),
    ...(fullBegun !== undefined && { full_begun: Timestamp.fromMillis(fullBegun) }),
    ...(fullCursor !== undefined && { full_cursor: fullCursor }),
  };
  await placeDocument().set(changes, { merge: true });
}
