import { deviceStorage } from '@raade/browser';
import { SESSION_LIMITS } from '@raade/contracts/staff/staff-session';
import * as z from 'zod/mini';

/** A session in which nothing happens for so long ends: the staff pages' `sign-in-gate.tsx` signs out. */
export const IDLE_LIMIT_MS = SESSION_LIMITS.idleAfterMs;
/** Milliseconds before its end at which staff are warned. */
export const WARNING_MS = 2 * 60_000;

/** Holds when somebody last did something in any tab, as milliseconds since 1970; absent without a session. */
export const ACTIVITY_KEY = 'raade-staff-active';
/** Finer than this nobody needs to know it, and every note wakes the other tabs. */
const NOTED_EVERY_MS = 5000;

const kept = deviceStorage({
  key: ACTIVITY_KEY,
  schema: z.number(),
  // A refused storage loses nothing: the tab has a clock of its own then.
  warn: () => undefined,
});
/** The tab's own clock, where the browser keeps nothing for us. */
let unkept: number | undefined;

/**
 * When something last happened; undefined without a session. A time to come is none: a clock was set back, or somebody
 * wrote it there so that the session never ends. It counts from the moment at which it is seen.
 */
function read(): number | undefined {
  const noted = unkept ?? kept.read();
  const now = Date.now();
  if (noted === undefined || noted <= now) return noted;
  write(now);
  return now;
}

function write(noted: number | undefined): void {
  unkept = kept.keep(noted) ? undefined : noted;
}

/** When somebody last did something in any tab, as milliseconds since 1970; 0 without a session. */
export function lastActivity(): number {
  return read() ?? 0;
}

const idleTime = () => Date.now() - (read() ?? 0);

/** How long the session still lasts if nothing happens, in milliseconds; 0 if it is over. */
export function timeLeft(): number {
  return Math.max(0, IDLE_LIMIT_MS - idleTime());
}

/** True if there was a session here, and it ended since nothing happened in it. */
export function hasEndedIdle(): boolean {
  return read() !== undefined && timeLeft() === 0;
}

/** Notes that somebody does something, or signs in: the session begins to last anew, in all tabs. */
export function noteActivity(): void {
  const now = Date.now();
  const since = now - (read() ?? 0);
  if (since >= NOTED_EVERY_MS) write(now);
}

/** Notes that somebody signs out. */
export function forgetActivity(): void {
  write(undefined);
}
