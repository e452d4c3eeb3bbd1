import { HttpsError } from 'firebase-functions/https';
import {
  paymentRequestSchema,
  recordRequestSchema,
  type RecordResponse,
} from '@raade/contracts/money/donation.schema';
import { receiptNumber } from '@raade/contracts/money/receipt-number';
import { reconcileRequestSchema } from '@raade/contracts/money/reconciliation';
import { noteAction } from '../../base/audit/audit-log.ts';
import { staffCall, visitorCall } from '../../base/call.ts';
import { withinTime } from '../../base/stripe/within-time.ts';
import { bringToLedger } from './ledger.ts';
import { processDonation } from './process-donation.ts';
import { reconcile } from './reconcile.ts';

/** Two pages are two hundred payments: even if all are missing, the call ends before the staff page gives up on it. */
const PAGES_OF_A_CALL = 2;

/** Makes a card payment. */
export const processDonationCall = visitorCall(
  paymentRequestSchema,
  (input, visitor) => withinTime(() => processDonation(input, visitor)),
  { refusesReplay: true },
);

/** Brings a payment that has succeeded into the ledger. */
export const recordDonationCall = visitorCall(recordRequestSchema, ({ paymentIntentId }) =>
  record(paymentIntentId),
);

async function record(paymentIntentId: string): Promise<RecordResponse> {
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

/** Goes through some payments. The page goes on with its cursor until there is none. */
export const reconcileDonationsCall = staffCall(
  reconcileRequestSchema,
  'donations.reconcile',
  async ({ since, cursor }, actor) => {
    // The note comes before the work: nothing is repaired by hand without a trace, however the call ends.
    await noteAction(actor, 'reconcile-donations', null, { since, cursor: cursor ?? null });
    return withinTime(() => reconcile({ since: new Date(since), cursor, pages: PAGES_OF_A_CALL }));
  },
);
