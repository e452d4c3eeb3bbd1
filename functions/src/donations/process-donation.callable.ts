import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { paymentRequestSchema } from '@raade/contracts/donations';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { donorCallable } from '../configuration/function-options.ts';
import { processDonation } from './process-donation.ts';

/** `process-donation`: takes a `PaymentRequest`, makes its card payment, answers a `PaymentResponse`. */
export const processDonationCallable = onCall(
  donorCallable(),
  ({ data }: CallableRequest<unknown>) =>
    answering(CALLABLES.processDonation, () =>
      processDonation(checkedInput(paymentRequestSchema, data)),
    ),
);
