import { HttpsError } from 'firebase-functions/https';
import type {
  Erased,
  ErasurePreview,
  PersonDataRequest,
  PersonExportAnswer,
} from '@raade/contracts/people/person-data';
import type { Actor } from '../audit/actor.ts';
import { noteAction } from '../audit/audit-log.ts';
import { accountOf, isOfStaff } from './account.ts';
import type { PeopleBackend } from './backend.ts';
import { erasePerson, mentionsOf, planErasure } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

type Answer = ErasurePreview | PersonExportAnswer | Erased;

/**
 * Tells what an erasure would do, or gives out or erases all that is on record of a person: the last two after they are
 * in the audit log, which names the person by their tombstone alone.
 *
 * @throws HttpsError `failed-precondition` if a member of the staff is to be erased
 */
export async function handlePersonData(
  backend: PeopleBackend,
  { action, email }: PersonDataRequest,
  actor: Actor,
): Promise<Answer> {
  if (action === 'preview') {
    const isStaff = await isStaffAddress(backend, email);
    return { erasure: await planErasure(backend, email), isOfStaff: isStaff };
  }
  if (action === 'erase' && (await isStaffAddress(backend, email))) {
    throw new HttpsError(
      'failed-precondition',
      'This is a member of the staff. Take their rights away first.',
    );
  }
  const subject = `erasures/${backend.tombstones.digestOf(email)}`;
  await noteAction({ ...actor, action: `${action}-person`, subject, details: {} });
  return action === 'export' ? giveOut(backend, email) : erase(backend, email);
}

async function isStaffAddress({ auth }: PeopleBackend, email: string): Promise<boolean> {
  const account = await accountOf(auth, email);
  return account !== undefined && isOfStaff(account);
}

async function giveOut(backend: PeopleBackend, email: string): Promise<PersonExportAnswer> {
  const data = await exportPerson(backend, email);
  // What Firestore holds is JSON but for its times, and these are texts by now.
  return JSON.parse(JSON.stringify({ data })) as PersonExportAnswer;
}

async function erase(backend: PeopleBackend, email: string): Promise<Erased> {
  const erasure = await erasePerson(backend, email);
  return {
    erasure,
    mentions: await mentionsOf(backend, email),
    forgottenByMailProvider: backend.forgetAtProvider !== undefined,
  };
}
