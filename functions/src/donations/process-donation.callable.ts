import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { paymentRequestSchema } from '@raade/contracts/donations';
import { answering } from '../callable/failure.ts';
import { donorCallable, replayProtected } from '../configuration/function-options.ts';
import { admittedInput } from '../limits/admitted-input.ts';
import { challengeOf } from '../limits/challenge.ts';
import { refuseReplay } from '../limits/refuse-replay.ts';
import { processDonation } from './process-donation.ts';
import { withinTime } from '../stripe/within-time.ts';

/** `process-donation`: takes a `PaymentRequest`, makes its card payment, answers a `PaymentResponse`. */
export const processDonationCallable = onCall(
  replayProtected(donorCallable()),
  (request: CallableRequest<unknown>) =>
    answering(CALLABLES.processDonation, async () => {
      refuseReplay(request.app);
      const { input, networks } = await admittedInput(
        CALLABLES.processDonation,
        paymentRequestSchema,
        request,
      );
      const caller = { networks, challenge: challengeOf(request.app) };
      return withinTime(() => processDonation(input, caller));
    }),
);
