import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import {
  type PersonResponse,
  removeSecondFactorRequestSchema,
} from '@raade/contracts/people/people';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { changePeople } from './change-people.ts';
import { removeSecondFactor } from './remove-second-factor.ts';

/** `remove-second-factor`: takes a `RemoveSecondFactorRequest` of an admin, answers a `PersonResponse`. */
export const removeSecondFactorCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.removeSecondFactor, () =>
      changePeople(auth, 'people.manage', async (actor): Promise<PersonResponse> => {
        const { uid } = checkedInput(removeSecondFactorRequestSchema, data);
        return { person: await removeSecondFactor(uid, actor) };
      }),
    ),
);
