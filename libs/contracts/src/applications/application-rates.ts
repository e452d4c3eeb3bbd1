import * as z from 'zod/mini';

/**
 * Limits of the application forms per hour. They are high, since whole campuses share one IP address. Applications
 * beyond the limit stay on the applicant's device, and confirmations beyond it are sent later.
 */
export const APPLICATION_RATES = {
  applicationsPerNetwork: 300,
  /** For all networks together; beyond it, App Check is required. */
  applications: 600,
  confirmationsPerNetwork: 100,
  /** Confirmations in total, since they share the provider's daily quota with receipts, which have priority. */
  confirmations: 200,
} as const;

/** The time for which an admitted applicant may send the form. */
export const ADMITTED_FOR_MS = 60 * 60 * 1000;

/** Minimum time between confirmations to one mailbox, since anybody can enter the address of another person. */
export const CONFIRMATION_PAUSE_MS = 24 * 60 * 60 * 1000;

/** Age after which a queued confirmation is not sent any more. */
export const CONFIRMATION_WAITS_MS = 3 * 24 * 60 * 60 * 1000;

export const APPLICATION_RATE_MESSAGES = {
  'too-many':
    'Many applications are coming in just now. Your answers are kept on this device. Please try again in an hour, or write to us.',
  challenge:
    'Many applications are coming in right now, and we could not tell that you are not a bot. Your answers are kept on this device. Please allow Google reCAPTCHA here and try again, or write to us.',
} as const;
export type ApplicationRateReason = keyof typeof APPLICATION_RATE_MESSAGES;

/** Details of the error `resource-exhausted` of `admit-application`. */
export const applicationRefusalSchema = z.object({ reason: z.enum(['too-many', 'challenge']) });

/** Id of the document in `settings` with the number of queued confirmations, for staff. */
export const WAITING_CONFIRMATIONS = 'waiting-confirmations';

/** The document `settings/waiting-confirmations`, without its `noted_at` timestamp. */
export const waitingConfirmationsSchema = z.object({ waiting: z.int() });
