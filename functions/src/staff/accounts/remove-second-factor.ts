import type { Person } from '@raade/contracts/staff/people';
import type { Actor } from '../../base/audit/actor.ts';
import { noteAction } from '../../base/audit/audit-log.ts';
import { knownPerson, readPerson, subjectOf } from './person.ts';
import { takeSecondFactors } from './take-second-factors.ts';

/**
 * Takes all second factors from a person who has lost theirs, and ends their sessions: the next sign-in is by the
 * password alone. What is sent a second time, since its answer was lost, does the same again.
 *
 * @throws HttpsError `not-found`
 */
export async function removeSecondFactor(
  { uid }: { uid: string },
  actor: Actor,
): Promise<Person | null> {
  const { secondFactors } = await knownPerson(uid);
  await noteAction(actor, 'remove-second-factor', subjectOf(uid), { before: secondFactors });
  await takeSecondFactors(uid);
  return readPerson(uid);
}
