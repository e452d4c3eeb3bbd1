import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { invitePersonRequestSchema, type PersonResponse } from '@raade/contracts/people/people';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { changePeople } from './change-people.ts';
import { invitePerson } from './invite-person.ts';

/** `invite-person`: takes an `InvitePersonRequest` of an admin, answers a `PersonResponse`. */
export const invitePersonCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.invitePerson, () =>
      changePeople(auth, 'people.manage', async (actor): Promise<PersonResponse> => {
        const invitation = checkedInput(invitePersonRequestSchema, data);
        return { person: await invitePerson(invitation, actor) };
      }),
    ),
);
