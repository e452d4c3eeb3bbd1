import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { withdrawReleaseRequestSchema } from '@raade/contracts/withdrawn-releases';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { requireMover } from './mover.ts';
import { withdrawRelease } from './withdraw-release.ts';

/** `withdraw-release`: takes a `WithdrawReleaseRequest` of who releases that app, answers a `WithdrawReleaseResponse`. */
export const withdrawReleaseCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.withdrawRelease, async () => {
      const mover = await requireMover(auth);
      return withdrawRelease(mover, checkedInput(withdrawReleaseRequestSchema, data));
    }),
);
