import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { listPeopleRequestSchema, type ListPeopleResponse } from '@raade/contracts/people/people';
import { requireActor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { listPeople } from './list-people.ts';

/** `list-people`: takes nothing of an admin, answers a `ListPeopleResponse`. */
export const listPeopleCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.listPeople, async (): Promise<ListPeopleResponse> => {
      const { actor } = await requireActor(auth, 'people.read');
      checkedInput(listPeopleRequestSchema, data);
      return { people: await listPeople(), self: actor };
    }),
);
