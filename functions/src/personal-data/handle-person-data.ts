import { HttpsError } from 'firebase-functions/https';
import type { WriteAudit } from '@raade/contracts/staff/audit';
import {
  type Erased,
  type ErasurePreview,
  type PersonDataRequest,
  type PersonExportAnswer,
  personDataRequestSchema,
} from '@raade/contracts/staff/person-data';
import type { Actor } from '../base/audit/actor.ts';
import { auditAction } from '../base/audit/audit-log.ts';
import { accountOf, isOfStaff, type PeopleBackend, peopleBackend } from './backend.ts';
import { erasePerson, mentionsOf, planErasure, subjectOf } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { staffCall } from '../base/call.ts';
import { erasureDatabase } from '../base/configuration/settings.ts';
import { firebaseApp } from '../base/firebase-app.ts';

type Answer = ErasurePreview | PersonExportAnswer | Erased;

/**
 * Previews an erasure, exports or erases the data of a person. Exports and erasures are recorded in the audit log
 * first, with the person's tombstone in place of their address.
 *
 * @throws HttpsError `failed-precondition` if the person to erase is a member of the staff
 */
async function handlePersonData(
  backend: PeopleBackend,
  { action, email }: PersonDataRequest,
  actor: Actor,
): Promise<Answer> {
  if (action === 'preview') return preview(backend, email);
  if (action === 'erase' && (await isStaffAddress(backend, email))) {
    throw new HttpsError('failed-precondition', 'This person is staff. Revoke their access first.');
  }
  const audit: WriteAudit = (entry) =>
    auditAction(actor, entry.action, entry.subject, entry.details);
  return action === 'export' ? exportData(backend, email, audit) : eraseData(backend, email, audit);
}

async function preview(backend: PeopleBackend, email: string): Promise<ErasurePreview> {
  return {
    erasure: await planErasure(backend, email),
    isOfStaff: await isStaffAddress(backend, email),
  };
}

async function isStaffAddress({ auth }: PeopleBackend, email: string): Promise<boolean> {
  const account = await accountOf(auth, email);
  return account !== undefined && isOfStaff(account);
}

async function exportData(
  backend: PeopleBackend,
  email: string,
  audit: WriteAudit,
): Promise<PersonExportAnswer> {
  const subject = subjectOf(backend, email);
  await audit({ action: 'export-person', subject, details: {} });
  const data = await exportPerson(backend, email);
  // Removes undefined fields, which callables would send as null. Times are texts already.
  return JSON.parse(JSON.stringify({ data })) as PersonExportAnswer;
}

async function eraseData(
  backend: PeopleBackend,
  email: string,
  audit: WriteAudit,
): Promise<Erased> {
  const erasure = await erasePerson(backend, email, audit);
  return {
    erasure,
    mentions: await mentionsOf(backend, email),
    forgottenByMailProvider: backend.forgetAtProvider !== undefined,
  };
}

/**
 * The callable `handle-person-data`. Without a database of tombstones, no erasure could be repeated after a restore.
 */
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
