import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { refundRequestSchema } from '@raade/contracts/refunds';
import { requireActor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { donorCallable } from '../configuration/function-options.ts';
import { refundDonation } from './refund-donation.ts';

/** `refund-donation`: takes a `RefundRequest` of a treasurer, answers a `RefundResponse`. */
export const refundDonationCallable = onCall(
  donorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.refundDonation, async () => {
      const actor = await requireActor(auth, 'donations.refund');
      return refundDonation(checkedInput(refundRequestSchema, data), actor);
    }),
);
