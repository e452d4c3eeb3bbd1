import * as z from 'zod/mini';

/** Limits of a staff session in milliseconds, for rules, functions and pages. */
export const SESSION_LIMITS = {
  /** Time after the sign-in at which a session ends in any case. */
  endsAfterMs: 12 * 60 * 60_000,
  /** Time without activity after which a session ends. */
  idleAfterMs: 30 * 60_000,
  /**
   * Time after the last update of a session's document in which the rules allow reads. Pages update it before they
   * read.
   */
  freshMs: 2 * 60_000,
  /** Age up to which a sign-in is recent (`needsRecentSignIn`). */
  recentMs: 15 * 60_000,
} as const;

/** Claims of an ID token that identify its session. */
export interface SessionToken {
  /** The account's id. */
  readonly sub: string;
  /** Time of the sign-in, in seconds since 1970; refreshing a token does not change it. */
  readonly auth_time: number;
}

/** Id of the session's document in `sessions`. */
export function sessionId({ sub, auth_time }: SessionToken): string {
  return `${sub}_${auth_time}`;
}

/**
 * A document of `sessions`, written by the account's own browser with the server's time. Without a document, functions
 * use the time of the sign-in, and rules refuse reads. Timestamps are unchecked, since browsers and functions have
 * different types.
 */
export const sessionSchema = z.object({
  uid: z.string(),
  seen_at: z.unknown(),
  /** Set when the session was ended, here or from another device. Final. */
  ended_at: z.optional(z.unknown()),
});

/** Reasons for which functions refuse a session; pages react to each. */
export const SESSION_REFUSALS = [
  /** The session is over, or all sessions of the account were ended. */
  'session-over',
  /** The password must be entered again before the call is repeated. */
  'sign-in-too-old',
  /** The settings require a second factor, and the sign-in had none. */
  'second-factor-missing',
] as const;
export type SessionRefusal = (typeof SESSION_REFUSALS)[number];

/** Details of the `HttpsError` for a refused session. */
export const sessionRefusalSchema = z.object({ reason: z.enum(SESSION_REFUSALS) });
