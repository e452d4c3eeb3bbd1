import { HttpsError } from 'firebase-functions/https';
import type Stripe from 'stripe';
import type { PaymentRefusal } from '@raade/contracts/money/donation.schema';
import { fromMetadata } from './donation-metadata.ts';

/** Reasons for which `process-donation` refuses a well-formed request; `reason` in the error's details. */
const REFUSALS: Readonly<Record<PaymentRefusal['reason'], string>> = {
  'already-paid': 'This donation is already paid. Record it instead of paying again.',
  superseded: 'The details of this donation were changed since. Send the newest revision.',
  'details-changed': 'This revision was sent before with other details. Send them as the next one.',
  canceled: 'This payment was cancelled. Send the donation as its next revision.',
};

function refusalWith(details: PaymentRefusal): HttpsError {
  return new HttpsError('failed-precondition', REFUSALS[details.reason], details);
}

/** A `failed-precondition` with `{ reason }` as its details. */
export const refusal = (reason: Exclude<PaymentRefusal['reason'], 'already-paid'>): HttpsError =>
  refusalWith({ reason });

/** The refusal of an attempt that is paid: it names the intent, so that the caller can record it, and what was paid. */
export function alreadyPaid({ id, amount, metadata }: Stripe.PaymentIntent): HttpsError {
  const { donor_name, donor_email, message = '', is_anonymous } = fromMetadata(metadata);
  const makeAnonymous = is_anonymous === 'true';
  const paid = { amount, fullName: donor_name, email: donor_email, message, makeAnonymous };
  return refusalWith({ reason: 'already-paid', paymentIntentId: id, paid });
}
