import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { paymentRequestSchema } from '@raade/contracts/donations';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { donorCallable, replayProtected } from '../configuration/function-options.ts';
import { admitCall } from '../limits/admit-call.ts';
import { challengeOf } from '../limits/challenge.ts';
import { networksOf } from '../limits/network.ts';
import { refuseReplay } from '../limits/refuse-replay.ts';
import { processDonation } from './process-donation.ts';
import { withinTime } from '../stripe/within-time.ts';

/** `process-donation`: takes a `PaymentRequest`, makes its card payment, answers a `PaymentResponse`. */
export const processDonationCallable = onCall(
  replayProtected(donorCallable()),
  ({ data, app, rawRequest }: CallableRequest<unknown>) =>
    answering(CALLABLES.processDonation, async () => {
      refuseReplay(app);
      const request = checkedInput(paymentRequestSchema, data);
      const networks = networksOf(rawRequest);
      await admitCall(CALLABLES.processDonation, networks);
      const caller = { networks, challenge: challengeOf(app) };
      return withinTime(() => processDonation(request, caller));
    }),
);
