import { HttpsError } from 'firebase-functions/https';

/** Reasons for which `process-donation` refuses a well-formed request; `reason` in the error's details. */
const REFUSALS = {
  'already-paid': 'This donation is already paid. Record it instead of paying again.',
  superseded: 'The details of this donation were changed since. Send the newest revision.',
  'details-changed': 'This revision was sent before with other details. Send them as the next one.',
  canceled: 'This payment was cancelled. Send the donation as its next revision.',
} as const;

/**
 * A `failed-precondition` with `{ reason, paymentIntentId? }` as its details. The intent is named
 * when it is already paid, so that the caller can record it.
 */
export function refusal(reason: keyof typeof REFUSALS, paymentIntentId?: string): HttpsError {
  return new HttpsError('failed-precondition', REFUSALS[reason], {
    reason,
    ...(paymentIntentId !== undefined && { paymentIntentId }),
  });
}
