import type { PersonResponse } from '@raade/contracts/people/people';
import type { Role } from '@raade/contracts/people/roles';
import { askAboutPeople } from './ask-about-people.ts';
import type { PeopleMatter } from './people-digest.ts';
import { peopleGate } from '../../approvals/second-member.ts';
import type { Actor } from '../../audit/actor.ts';
import { noteAction } from '../../audit/audit-log.ts';
import { changeRoles, checkChange, type RolesChange } from '../change-roles.ts';
import { givenRoles } from '../set-roles.ts';
import { alreadyStaff, type Invitation, invitePerson, inviteeOf } from '../invite-person.ts';

/**
 * Invites somebody, or has it wait for a second admin if it is as one.
 *
 * @throws HttpsError of `invitePerson` and `askAboutPeople`
 */
export async function inviteOrAsk(invitation: Invitation, actor: Actor): Promise<PersonResponse> {
  const { to, invited, isStaff } = await inviteeOf(invitation.email);
  if (isStaff) throw alreadyStaff();
  const matter: PeopleMatter = { kind: 'invitation', email: to, roles: [...invitation.roles] };
  const isFree = !changesAdmins(invited?.roles ?? [], invitation.roles);
  if (isFree || (await isFreeToGo(matter, actor))) {
    return { person: await invitePerson(invitation, actor) };
  }
  return { person: invited ?? null, waits: true };
}

/**
 * Gives a person other roles, or has it wait for a second admin if they become one or stop being one.
 *
 * @throws HttpsError of `changeRoles` and `askAboutPeople`
 */
export async function changeRolesOrAsk(change: RolesChange, actor: Actor): Promise<PersonResponse> {
  const person = await checkChange(change, actor);
  const { uid, email } = person;
  const from = givenRoles(person.roles);
  const matter: PeopleMatter = { kind: 'roles', uid, email, from, to: [...change.to] };
  if (!changesAdmins(from, change.to) || (await isFreeToGo(matter, actor))) {
    return { person: await changeRoles(change, actor) };
  }
  return { person, waits: true };
}

/** Rights can be taken from an admin at once all the same: by `revoke-person`. */
const changesAdmins = (before: readonly Role[], after: readonly Role[]) =>
  before.includes('admin') !== after.includes('admin');

/** False if it waits from now on. */
async function isFreeToGo(matter: PeopleMatter, actor: Actor): Promise<boolean> {
  const gate = await peopleGate(actor.actor);
  if (gate === 'waits') await askAboutPeople(matter, actor);
  if (gate === 'alone') {
    const details = { about: 'people', roles: matter.kind === 'roles' ? matter.to : matter.roles };
    const subject = matter.kind === 'roles' ? `accounts/${matter.uid}` : null;
    await noteAction({ action: 'act-without-approval', ...actor, subject, details });
  }
  return gate !== 'waits';
}
