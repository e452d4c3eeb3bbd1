import * as z from 'zod/mini';

/** Lengths of a session of staff in milliseconds. Rules, functions and pages keep to them. */
export const SESSION_LIMITS = {
  /** A session ends so long after its sign-in, whatever happens in it. */
  endsAfterMs: 12 * 60 * 60_000,
  /** A session ends once nothing has happened in it for so long. */
  idleAfterMs: 30 * 60_000,
  /** Rules allow reads for so long after the last note of a session. Pages renew the note before they read on. */
  freshMs: 2 * 60_000,
  /** A sign-in that is not older is recent: enough for what needs one (`needsRecentSignIn`). */
  recentMs: 15 * 60_000,
} as const;

/** Claims of each ID token that say whose session it is, and since when. */
export interface SessionToken {
  /** The account's id. */
  readonly sub: string;
  /** The sign-in, in seconds since 1970; refreshing a token does not change it. */
  readonly auth_time: number;
}

/** Id of the session's document in `sessions`. */
export function sessionId({ sub, auth_time }: SessionToken): string {
  return `${sub}_${auth_time}`;
}

/**
 * A document of `sessions`, which the account's own browser writes with the server's time. For functions, a session
 * without one counts as seen at its sign-in; rules refuse its reads. Timestamps are left to whoever reads it, since browsers and functions have their own.
 */
export const sessionSchema = z.object({
  uid: z.string(),
  seen_at: z.unknown(),
  /** There once somebody signed out, or ended it from elsewhere. Nothing brings it back. */
  ended_at: z.optional(z.unknown()),
});

/** Reasons for which functions refuse a session; the pages know what to do about each. */
export const SESSION_REFUSALS = [
  /** The session is over, or all sessions of the account were ended. */
  'session-over',
  /** The password has to be given again, then the same call will do. */
  'sign-in-too-old',
  /** Our settings ask for a second factor, and the sign-in took none. */
  'second-factor-missing',
] as const;
export type SessionRefusal = (typeof SESSION_REFUSALS)[number];

/** Details of the `HttpsError` with which a function refuses a session. */
export const sessionRefusalSchema = z.object({ reason: z.enum(SESSION_REFUSALS) });

/** A document of `revocations`, under the account's id: tokens of sign-ins that are not later open nothing. */
export const revocationSchema = z.object({ since: z.unknown() });
