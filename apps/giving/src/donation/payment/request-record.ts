import { CALLABLES } from '@raade/contracts/base/callables';
import { recordResponseSchema } from '@raade/contracts/money/donation.schema';
import type { Environment } from '@raade/contracts/releases/environment';
import { callFunction, codeOf } from '@raade/firebase/callables';
import { logger } from '@raade/platform';
import type { RecordOutcome } from '../flow/payment-gateway.ts';

/** Calls the function that records a successful payment. */
export async function requestRecord(
  environment: Environment,
  paymentIntentId: string,
): Promise<RecordOutcome> {
  const name = CALLABLES.recordDonation;
  try {
    const request = { paymentIntentId };
    const answer = await callFunction(environment, name, request, recordResponseSchema);
    const { receiptNumber } = answer;
    return receiptNumber === undefined ? 'recorded' : { receiptNumber };
  } catch (error) {
    logger.error('donation not recorded', { code: codeOf(error) }, error);
    return codeOf(error) === 'failed-precondition' ? 'unpaid' : 'failed';
  }
}
