import { HttpsError, onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { personDataRequestSchema } from '@raade/contracts/people/person-data';
import { requireActor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { personDataCallable } from '../configuration/function-options.ts';
import { erasureDatabase } from '../configuration/settings.ts';
import { firebaseApp } from '../firebase-app.ts';
import { peopleBackend } from './backend.ts';
import { handlePersonData } from './handle-person-data.ts';

/** `handle-person-data`: takes a `PersonDataRequest` of an admin, answers what its action says. */
export const handlePersonDataCallable = onCall(
  personDataCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.handlePersonData, async () => {
      const actor = await requireActor(auth, 'people.data');
      const request = checkedInput(personDataRequestSchema, data);
      if (erasureDatabase() === undefined) {
        const message = 'Nobody can be erased here yet: ERASURE_DATABASE is not set.';
        throw new HttpsError('failed-precondition', message);
      }
      return handlePersonData(peopleBackend(firebaseApp(), process.env), request, actor);
    }),
);
