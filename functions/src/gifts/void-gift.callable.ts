import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { voidGiftRequestSchema, type GiftChanged } from '@raade/contracts/gifts';
import { requireActor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { voidGift } from './void-gift.ts';

/** `void-gift`: takes a `VoidGiftRequest` of a treasurer, answers a `GiftChanged`. */
export const voidGiftCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.voidGift, async (): Promise<GiftChanged> => {
      const actor = await requireActor(auth, 'donations.correct');
      await voidGift(checkedInput(voidGiftRequestSchema, data), actor);
      return { changed: true };
    }),
);
