import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { enterGiftRequestSchema, type EnterGiftResponse } from '@raade/contracts/gifts';
import { requireActor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { enterGift } from './enter-gift.ts';

/** `enter-gift`: takes a `EnterGiftRequest` of a treasurer, answers a `EnterGiftResponse`. */
export const enterGiftCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.enterGift, async (): Promise<EnterGiftResponse> => {
      const actor = await requireActor(auth, 'donations.enter');
      return enterGift(checkedInput(enterGiftRequestSchema, data), actor);
    }),
);
