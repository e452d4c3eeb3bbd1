import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { correctDonationRequestSchema, type GiftChanged } from '@raade/contracts/gifts';
import { requireActor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { donorCallable } from '../configuration/function-options.ts';
import { correctDonation } from './correct-donation.ts';

/** `correct-donation`: takes a `CorrectDonationRequest` of a treasurer, answers a `GiftChanged`. */
export const correctDonationCallable = onCall(
  donorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.correctDonation, async (): Promise<GiftChanged> => {
      const actor = await requireActor(auth, 'donations.correct');
      await correctDonation(checkedInput(correctDonationRequestSchema, data), actor);
      return { changed: true };
    }),
);
