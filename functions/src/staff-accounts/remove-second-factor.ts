import { getAuth } from 'firebase-admin/auth';
import { CALLABLES } from '@raade/contracts/callables';
import type { Person } from '@raade/contracts/people/people';
import type { Actor } from '../audit/actor.ts';
import { noteAction } from '../audit/audit-log.ts';
import { firebaseApp } from '../firebase-app.ts';
import { knownPerson, subjectOf } from './change-people.ts';
import { endSessions } from './end-sessions.ts';
import { readPerson } from './person.ts';

/**
 * Takes all second factors from a person who has lost theirs, and ends their sessions: the next sign-in is by the
 * password alone. What is sent a second time, since its answer was lost, does the same again.
 *
 * @throws HttpsError `not-found`
 */
export async function removeSecondFactor(uid: string, actor: Actor): Promise<Person | null> {
  const { secondFactors } = await knownPerson(uid);
  await noteAction({
    action: CALLABLES.removeSecondFactor,
    ...actor,
    subject: subjectOf(uid),
    details: { before: secondFactors },
  });
  await getAuth(firebaseApp()).updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await endSessions(uid);
  return readPerson(uid);
}
