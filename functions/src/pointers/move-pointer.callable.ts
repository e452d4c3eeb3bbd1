import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { movePointersRequestSchema } from '@raade/contracts/pointer-moves';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { composingCallable } from '../configuration/function-options.ts';
import { movePointers } from './move-pointers.ts';
import { requireMover } from './mover.ts';

/** `move-pointer`: takes a `MovePointersRequest` of who releases these apps, answers a `MovePointersResponse`. */
export const movePointerCallable = onCall(
  composingCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.movePointer, async () => {
      const mover = await requireMover(auth);
      return movePointers(mover, checkedInput(movePointersRequestSchema, data));
    }),
);
