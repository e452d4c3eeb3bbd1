import { HttpsError } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import type { Person } from '@raade/contracts/people/people';
import type { Role } from '@raade/contracts/people/roles';
import type { Actor } from '../audit/actor.ts';
import { noteAction } from '../audit/audit-log.ts';
import { knownPerson, subjectOf } from './change-people.ts';
import { endSessions } from './end-sessions.ts';
import { readPerson } from './person.ts';
import { givenRoles, setRoles } from './set-roles.ts';

export interface RolesChange {
  readonly uid: string;
  /** The roles that the caller has seen. */
  readonly from: readonly Role[];
  readonly to: readonly Role[];
}

/**
 * Gives a person other roles. If any is taken, their sessions end. What they release stays as it is.
 *
 * @throws HttpsError `not-found`; `failed-precondition` for an admin who would stop being one, and for an account that
 * may be a stranger's; `aborted` if the roles are not those that the caller has seen
 */
export async function changeRoles(change: RolesChange, actor: Actor): Promise<Person | null> {
  const { uid, to } = change;
  const before = givenRoles((await checkChange(change, actor)).roles);
  // What is sent a second time, since its answer was lost, ends the sessions that the first may have left.
  if (!isSame(before, to)) {
    await note({ uid, before, to }, actor);
    await setRoles(uid, to);
  }
  if (before.some((role) => !to.includes(role)) || isSame(before, to)) await endSessions(uid);
  return readPerson(uid);
}

/**
 * The person as they stand before the change.
 *
 * @throws HttpsError of `changeRoles`
 */
export async function checkChange({ uid, from, to }: RolesChange, actor: Actor): Promise<Person> {
  const person = await knownPerson(uid);
  const before = givenRoles(person.roles);
  if (isSame(before, to)) return person;
  if (!isSame(before, givenRoles(from))) throw conflict();
  refuseOwnEnd(person, to, actor);
  refuseStranger(person);
  return person;
}

/** An admin who stays one is what keeps the last of them: whoever changes people cannot end themselves. */
function refuseOwnEnd({ uid }: Person, to: readonly Role[], { actor }: Actor): void {
  if (uid !== actor || to.includes('admin')) return;
  throw new HttpsError(
    'failed-precondition',
    'You cannot stop being an admin yourself. Ask another admin to change your roles.',
  );
}

function refuseStranger({ isVerified, invitedUntil }: Person): void {
  if (isVerified || invitedUntil !== null) return;
  throw new HttpsError(
    'failed-precondition',
    'Nobody has shown yet that this address is theirs. Invite it instead.',
  );
}

function note(
  { uid, before, to }: { uid: string; before: Role[]; to: readonly Role[] },
  actor: Actor,
) {
  return noteAction({
    action: CALLABLES.changeRoles,
    ...actor,
    subject: subjectOf(uid),
    details: { before, roles: [...to] },
  });
}

const isSame = (one: readonly Role[], other: readonly Role[]) =>
  one.length === other.length && one.every((role) => other.includes(role));

const conflict = () =>
  new HttpsError(
    'aborted',
    'Somebody else has changed these roles meanwhile. Nothing of yours was saved: look again, then repeat it.',
  );
