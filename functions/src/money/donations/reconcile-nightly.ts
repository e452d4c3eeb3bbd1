import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { ReconcileResponse } from '@raade/contracts/money/reconciliation';
import { reconcile } from './reconcile.ts';
import { reconcileEvents } from './reconcile-events.ts';
import { collection } from '../../base/firestore.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Stripe stores events for 30 days (https://docs.stripe.com/api/events). */
const EVENTS_STORED_MS = 30 * DAY_MS;
/** Stripe may list events a little later than they happen. */
const EVENTS_OVERLAP_MS = HOUR_MS;
/** Limit of failed events that are stored for another night. */
const MAX_FAILED_EVENTS = 100;
const RECENT_MS = 2 * DAY_MS;
/** A full comparison covers this time: banks accept disputes for about four months, and refunds mostly come sooner. */
const FULL_SPAN_MS = 130 * DAY_MS;
const FULL_EVERY_MS = 28 * DAY_MS;

interface NightlyRun {
  readonly now: number;
  /** True once no further page should be started. */
  readonly isOver: () => boolean;
}

interface NightlyReport extends Omit<ReconcileResponse, 'cursor'> {
  readonly events: number;
  /** Ids of events that failed. */
  readonly failedEvents: readonly string[];
}

/**
 * Repairs the ledger: applies events that the webhook missed, and compares the payments of the last days. Every 28 days
 * it compares the payments of the last 130 days, page by page, over as many nights as it takes. Progress is stored, so
 * an interrupted run continues.
 */
export async function reconcileNight({ now, isOver }: NightlyRun): Promise<NightlyReport> {
  const progress = await readProgress();
  const eventsSince = Math.max(progress.eventsUntil - EVENTS_OVERLAP_MS, now - EVENTS_STORED_MS);
  const { applied, failed, isComplete } = await reconcileEvents({
    since: new Date(eventsSince),
    failedBefore: progress.failedEvents,
    isOver,
  });
  // Failed events are tried again the next night. If very many fail, something else is broken, so no progress is recorded.
  if (isComplete && failed.length <= MAX_FAILED_EVENTS) {
    await writeProgress({ eventsUntil: now, failedEvents: failed });
  }
  const recent = await reconcile({ since: new Date(now - RECENT_MS), isOver });
  const full = await reconcileFull(progress, { now, isOver });
  return {
    events: applied,
    failedEvents: failed,
    checked: recent.checked + full.checked,
    added: recent.added + full.added,
    updated: recent.updated + full.updated,
    problems: [...recent.problems, ...full.problems],
  };
}

const NO_WORK = { checked: 0, added: 0, updated: 0, problems: [], cursor: null } as const;

async function reconcileFull(
  progress: Progress,
  { now, isOver }: NightlyRun,
): Promise<Omit<ReconcileResponse, 'problems'> & Pick<NightlyReport, 'problems'>> {
  const isRunning = progress.fullCursor !== null;
  if (!isRunning && now - progress.fullBegun < FULL_EVERY_MS) return { ...NO_WORK, problems: [] };
  const startedAt = isRunning ? progress.fullBegun : now;
  return reconcile({
    since: new Date(startedAt - FULL_SPAN_MS),
    cursor: progress.fullCursor ?? undefined,
    isOver,
    onPage: (fullCursor) => writeProgress({ fullBegun: startedAt, fullCursor }),
  });
}

const timeSchema = z.instanceof(Timestamp);

/** The document `settings/reconciliation`: progress of the nightly runs. */
const progressSchema = z.object({
  events_until: z.optional(timeSchema),
  failed_events: z._default(z.array(z.string()), []),
  full_begun: z.optional(timeSchema),
  full_cursor: z._default(z.nullable(z.string()), null),
});

/** Times are milliseconds since 1970; 0 before the first run. */
interface Progress {
  /** Events before this time were applied, except for `failedEvents`. */
  readonly eventsUntil: number;
  /** Ids of failed events, which are tried again each night. */
  readonly failedEvents: readonly string[];
  /** Start of the current or last full comparison. */
  readonly fullBegun: number;
  /** Cursor of the full comparison; null when it is complete. */
  readonly fullCursor: string | null;
}

const progressDocument = () => collection('settings').doc('reconciliation');

/** @throws z.core.$ZodError if the document is invalid */
async function readProgress(): Promise<Progress> {
  const progress = z.parse(progressSchema, (await progressDocument().get()).data() ?? {});
  return {
    eventsUntil: progress.events_until?.toMillis() ?? 0,
    failedEvents: progress.failed_events,
    fullBegun: progress.full_begun?.toMillis() ?? 0,
    fullCursor: progress.full_cursor,
  };
}

export async function writeProgress({
  eventsUntil,
  failedEvents,
  fullBegun,
  fullCursor,
}: Partial<Progress>): Promise<void> {
  const changes = {
    ...(eventsUntil !== undefined && { events_until: Timestamp.fromMillis(eventsUntil) }),
    ...(failedEvents && { failed_events: failedEvents }),
    ...(fullBegun !== undefined && { full_begun: Timestamp.fromMillis(fullBegun) }),
    ...(fullCursor !== undefined && { full_cursor: fullCursor }),
  };
  await progressDocument().set(changes, { merge: true });
}
