import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { mayMovePointer } from '@raade/contracts/people/claims';
import { movePointersRequestSchema } from '@raade/contracts/pointer-moves';
import { requireActor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { composingCallable } from '../configuration/function-options.ts';
import { accountOf } from '../people/account.ts';
import { movePointers } from './move-pointers.ts';

/** `move-pointer`: takes a `MovePointersRequest` of who releases these apps, answers a `MovePointersResponse`. */
export const movePointerCallable = onCall(
  composingCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.movePointer, async () => {
      const actor = await requireActor(auth, 'pointers.move');
      const request = checkedInput(movePointersRequestSchema, data);
      // A token says for an hour what its account was.
      const account = await accountOf(actor.actor);
      const claims = account?.customClaims ?? {};
      const name = account?.email ?? actor.actor;
      return movePointers({ actor, name, mayMove: (app) => mayMovePointer(claims, app) }, request);
    }),
);
