import * as z from 'zod/mini';

/**
 * Limits of the donation form per hour, against testing of stolen cards. Whole campuses share one network address, so
 * limits per network are high; donors are limited per attempt and per email address.
 */
export const DONATION_RATES = {
  intentsPerAttempt: 10,
  intentsPerEmail: 10,
  intentsPerNetwork: 1000,
  /** The last decline cancels the intent. */
  declinesPerIntent: 5,
  /** Two declines within less time come from a script, and cancel the intent. */
  secondsBetweenCards: 3,
  declinesPerEmail: 15,
  declinesPerNetwork: 100,
  /** Declined cards of all donors in a minute, above which App Check is required. */
  declinesInAMinute: 20,
  /**
   * Intents in a minute for callers without an App Check token while it is required: so few that their declines stay
   * below the limit.
   */
  unknownInAMinute: 3,
} as const;

export const DONATION_RATE_MESSAGES = {
  'too-many-payments':
    'Many donations were started here in a short time. Please try again in an hour, or contact us to give in another way.',
  'too-many-declines':
    'Several cards were declined. Please ask your bank and try again in an hour, or contact us to give in another way.',
  challenge:
    'Many donations are coming in right now, and we could not tell that you are not a bot. Please allow Google reCAPTCHA here and try again, or contact us to give in another way.',
} as const;
export type DonationRateReason = keyof typeof DONATION_RATE_MESSAGES;

/** Details of the error `resource-exhausted` of `process-donation`. */
export const rateRefusalSchema = z.object({
  reason: z.enum(['too-many-payments', 'too-many-declines', 'challenge']),
});
