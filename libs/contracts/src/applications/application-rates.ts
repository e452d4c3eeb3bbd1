import * as z from 'zod/mini';

/**
 * Uses of the application forms in an hour. Anyone may apply, and whole campuses share one address of the network; what
 * is over is kept on the applicant's device, and what is over of mails waits here.
 */
export const APPLICATION_RATES = {
  applicationsPerNetwork: 300,
  /** Of all networks together, until applicants have to show that they are no script. */
  applications: 600,
  confirmationsPerNetwork: 100,
  /** Of all together: a provider's day is made of these and of receipts, which wait for none of them. */
  confirmations: 200,
} as const;

/** The time for which an applicant who was admitted may send the form. */
export const ADMITTED_FOR_MS = 60 * 60 * 1000;

/** A mailbox gets one confirmation in so long, since anyone may type anyone's address into a form. */
export const CONFIRMATION_PAUSE_MS = 24 * 60 * 60 * 1000;

/** A confirmation that has waited for so long is of no more use to anybody. */
export const CONFIRMATION_WAITS_MS = 3 * 24 * 60 * 60 * 1000;

export const APPLICATION_RATE_MESSAGES = {
  'too-many':
    'Many applications are coming in just now. Your answers are kept on this device. Please try again in an hour, or write to us.',
  challenge:
    'Many applications are coming in right now, and we could not tell that you are not a bot. Your answers are kept on this device. Please allow Google reCAPTCHA here and try again, or write to us.',
} as const;
export type ApplicationRateReason = keyof typeof APPLICATION_RATE_MESSAGES;

/** Details of a `resource-exhausted` of `admit-application`. */
export const applicationRefusalSchema = z.object({ reason: z.enum(['too-many', 'challenge']) });

/** Document of `settings` that tells staff how many confirmations wait. */
export const WAITING_CONFIRMATIONS = 'waiting-confirmations';

/** The document `settings/waiting-confirmations`, without its `noted_at` timestamp. */
export const waitingConfirmationsSchema = z.object({ waiting: z.int() });
