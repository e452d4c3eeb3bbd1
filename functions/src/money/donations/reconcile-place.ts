import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collection } from '../../base/firestore.ts';

const timeSchema = z.instanceof(Timestamp);

/** `settings/reconciliation`: how far the nightly runs have come. */
const placeSchema = z.object({
  events_until: z.optional(timeSchema),
  events_failed: z._default(z.array(z.string()), []),
  full_begun: z.optional(timeSchema),
  full_cursor: z._default(z.nullable(z.string()), null),
});

/** Times are milliseconds since 1970; 0 before the first run. */
export interface Place {
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
export async function readPlace(): Promise<Place> {
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
