import * as z from 'zod/mini';

/**
 * Uses of the donation form in an hour before somebody has to wait: it is where stolen cards are tried out. Whole
 * campuses share one address of the network, so its bounds are high; those of an attempt and of an email address are
 * what a donor meets.
 */
export const DONATION_RATES = {
  intentsPerAttempt: 10,
  intentsPerEmail: 10,
  intentsPerNetwork: 1000,
  /** The last of them cancels the intent. */
  declinesPerIntent: 5,
  /** Nobody types a second card so fast: the first two of a script cancel its intent. */
  secondsBetweenCards: 3,
  declinesPerEmail: 15,
  declinesPerNetwork: 100,
  /** Declined cards of all together in a minute; then everybody has to show that they are no script. */
  declinesInAMinute: 20,
  /** Intents in a minute for callers of whom nobody knows that: so few that their cards stay below those declines. */
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

/** Details of a `resource-exhausted` of `process-donation`. */
export const rateRefusalSchema = z.object({
  reason: z.enum(['too-many-payments', 'too-many-declines', 'challenge']),
});
