import { HttpsError } from 'firebase-functions/https';
import {
  paymentRequestSchema,
  recordRequestSchema,
  type RecordResponse,
} from '@raade/contracts/money/donation.schema';
import { receiptNumber } from '@raade/contracts/money/receipt-number';
import { reconcileRequestSchema } from '@raade/contracts/money/reconciliation';
import { auditAction } from '../../base/audit/audit-log.ts';
import { staffCall, visitorCall } from '../../base/call.ts';
import { withinTime } from '../../base/stripe/within-time.ts';
import { updateLedger } from './ledger.ts';
import { processDonation } from './process-donation.ts';
import { reconcile } from './reconcile.ts';

/** Two pages are 200 payments. Even if all of them must be recorded, the call ends before the staff page times out. */
const PAGES_OF_A_CALL = 2;

/** Creates the PaymentIntent of a donation. */
export const processDonationCall = visitorCall(
  paymentRequestSchema,
  (input, visitor) => withinTime(() => processDonation(input, visitor)),
  { refusesReplay: true },
);

/** Records a payment that has succeeded. */
export const recordDonationCall = visitorCall(recordRequestSchema, ({ paymentIntentId }) =>
  record(paymentIntentId),
);

async function record(paymentIntentId: string): Promise<RecordResponse> {
  const { outcome, change } = await withinTime(() => updateLedger(paymentIntentId, 'client'));
  if (outcome === 'recorded') {
    const hasReceipt = change !== 'no-receipt';
    return { recorded: true, ...(hasReceipt && { receiptNumber: receiptNumber(paymentIntentId) }) };
  }
  if (outcome === 'unpaid') {
    throw new HttpsError(
      'failed-precondition',
      'This payment has not succeeded, so it is no donation yet.',
    );
  }
  // Foreign payments get the same answer as unknown ones, so that nobody can test which ids exist.
  throw new HttpsError('not-found', 'There is no donation with this payment.');
}

/** Reconciles some pages of payments. The staff page repeats the call with the returned cursor until it is null. */
export const reconcileDonationsCall = staffCall(
  reconcileRequestSchema,
  'donations.reconcile',
  async ({ since, cursor }, actor) => {
    // The audit entry is written first, so that interrupted calls have one, too.
    await auditAction(actor, 'reconcile-donations', null, { since, cursor: cursor ?? null });
    return withinTime(() => reconcile({ since: new Date(since), cursor, pages: PAGES_OF_A_CALL }));
  },
);
