import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { changeRolesRequestSchema, type PersonResponse } from '@raade/contracts/people/people';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { changePeople } from './change-people.ts';
import { changeRoles } from './change-roles.ts';

/**
 * `change-roles`: takes a `ChangeRolesRequest` of an admin, answers a `PersonResponse`. If somebody else was quicker it
 * is `aborted`.
 */
export const changeRolesCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.changeRoles, () =>
      changePeople(auth, 'people.manage', async (actor): Promise<PersonResponse> => {
        const change = checkedInput(changeRolesRequestSchema, data);
        return { person: await changeRoles(change, actor) };
      }),
    ),
);
