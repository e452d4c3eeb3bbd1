import { HttpsError } from 'firebase-functions/https';
import { DONATION_RATE_MESSAGES, type DonationRateReason } from '@raade/contracts/donations';

/** `resource-exhausted` with `{ reason }`, in words for the donor. */
export function tooMany(reason: DonationRateReason): HttpsError {
  return new HttpsError('resource-exhausted', DONATION_RATE_MESSAGES[reason], { reason });
}
