import { HttpsError } from 'firebase-functions/https';
import { personDataRequestSchema } from '@raade/contracts/staff/person-data';
import { staffCall } from '../base/call.ts';
import { erasureDatabase } from '../base/configuration/settings.ts';
import { firebaseApp } from '../base/firebase-app.ts';
import { peopleBackend } from './backend.ts';
import { handlePersonData } from './handle-person-data.ts';

/** Answers what its action says. */
export const handlePersonDataCall = staffCall(
  personDataRequestSchema,
  'people.data',
  async (input, actor) => {
    if (erasureDatabase() === undefined) {
      const message = 'Nobody can be erased here yet: ERASURE_DATABASE is not set.';
      throw new HttpsError('failed-precondition', message);
    }
    return handlePersonData(peopleBackend(firebaseApp()), input, actor);
  },
);
