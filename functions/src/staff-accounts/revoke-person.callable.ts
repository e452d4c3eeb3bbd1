import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { type PersonResponse, revokePersonRequestSchema } from '@raade/contracts/people/people';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { changePeople } from './change-people.ts';
import { revokePerson } from './revoke-person.ts';

/** `revoke-person`: takes a `RevokePersonRequest` of an admin, answers a `PersonResponse`. */
export const revokePersonCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.revokePerson, () =>
      changePeople(auth, 'people.manage', async (actor): Promise<PersonResponse> => {
        const { uid } = checkedInput(revokePersonRequestSchema, data);
        await revokePerson(uid, actor);
        return { person: null };
      }),
    ),
);
