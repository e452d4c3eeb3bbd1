import { HttpsError, onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { recordRequestSchema, type RecordResponse } from '@raade/contracts/donations';
import { answering } from '../callable/failure.ts';
import { donorCallable } from '../configuration/function-options.ts';
import { admittedInput } from '../limits/admitted-input.ts';
import { bringToLedger } from './ledger.ts';
import { receiptNumber } from '@raade/contracts/receipt-number';
import { withinTime } from '../stripe/within-time.ts';

/**
 * `record-donation`: takes a `RecordRequest` once the card payment has succeeded, answers a
 * `RecordResponse` once the donation stands in the ledger. It can be called again at any time.
 */
export const recordDonationCallable = onCall(donorCallable(), (request: CallableRequest<unknown>) =>
  answering(CALLABLES.recordDonation, () => record(request)),
);

async function record(request: CallableRequest<unknown>): Promise<RecordResponse> {
  const { input } = await admittedInput(CALLABLES.recordDonation, recordRequestSchema, request);
  const { paymentIntentId } = input;
  const { outcome, change } = await withinTime(() => bringToLedger(paymentIntentId, 'client'));
  if (outcome === 'recorded') {
    const hasReceipt = change !== 'unthanked';
    return { recorded: true, ...(hasReceipt && { receiptNumber: receiptNumber(paymentIntentId) }) };
  }
  if (outcome === 'unpaid') {
    throw new HttpsError(
      'failed-precondition',
      'This payment has not succeeded, so it is no donation yet.',
    );
  }
  // The answer is the same as for an intent that does not exist: a foreign one is nobody's business.
  throw new HttpsError('not-found', 'There is no donation with this payment.');
}
