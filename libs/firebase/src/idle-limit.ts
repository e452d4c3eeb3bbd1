import { deviceStorage } from '@raade/browser';
import { SESSION_LIMITS } from '@raade/contracts/staff/staff-session';
import * as z from 'zod/mini';

/** Milliseconds without activity after which a staff session ends: `sign-in-gate.tsx` of `libs/staff` signs out. */
export const IDLE_LIMIT_MS = SESSION_LIMITS.idleAfterMs;
/** Milliseconds before the end at which a warning appears. */
export const WARNING_MS = 2 * 60_000;

/**
 * Storage key of the time of the last activity in any tab, in milliseconds since the epoch. Absent without a session.
 */
export const ACTIVITY_KEY = 'raade-staff-active';
/** Minimum time between two writes, since each write wakes the other tabs. */
const WRITE_INTERVAL_MS = 5000;

const storedActivity = deviceStorage({
  key: ACTIVITY_KEY,
  schema: z.number(),
  // If the browser refuses storage, `activityOfTab` replaces it.
  warn: () => undefined,
});

/** The time of the last activity in this tab, if the browser refuses storage. */
let activityOfTab: number | undefined;

/**
 * The time of the last activity; undefined without a session. A time in the future (the clock was set back, or somebody
 * has changed the storage to extend the session) is replaced by the current time.
 */
function readActivity(): number | undefined {
  const time = activityOfTab ?? storedActivity.read();
  const now = Date.now();
  if (time === undefined || time <= now) return time;
  writeActivity(now);
  return now;
}

function writeActivity(time: number | undefined): void {
  activityOfTab = storedActivity.set(time) ? undefined : time;
}

/** The time of the last activity in any tab, in milliseconds since the epoch; 0 without a session. */
export function lastActivity(): number {
  return readActivity() ?? 0;
}

const idleTime = () => Date.now() - (readActivity() ?? 0);

/** Milliseconds until the session ends without further activity; 0 if it has ended. */
export function timeLeft(): number {
  return Math.max(0, IDLE_LIMIT_MS - idleTime());
}

/** True if there was a session in this browser and it ended for lack of activity. */
export function hasEndedForInactivity(): boolean {
  return readActivity() !== undefined && timeLeft() === 0;
}

/** Records activity, or a sign-in, which extends the session in all tabs. */
export function recordActivity(): void {
  const now = Date.now();
  const since = now - (readActivity() ?? 0);
  if (since >= WRITE_INTERVAL_MS) writeActivity(now);
}

/** Removes the recorded activity when somebody signs out. */
export function forgetActivity(): void {
  writeActivity(undefined);
}
