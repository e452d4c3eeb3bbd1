import { getAuth } from 'firebase-admin/auth';
import { COLLECTIONS } from '@raade/contracts/collections';
import type { Person } from '@raade/contracts/people/people';
import { firebaseApp } from '../firebase-app.ts';
import { firestore } from '../firestore.ts';
import { endOfInvitation } from './invitations.ts';
import { isOurs, personOf } from './person.ts';

/** Accounts that Firebase Auth lists at a time, which is the most it does. */
const AT_ONCE = 1000;

/** Everybody with a role or an invitation, by address. */
export async function listPeople(): Promise<Person[]> {
  const invitations = await firestore().collection(COLLECTIONS.invitations).get();
  const ends = new Map(invitations.docs.map((found) => [found.id, endOfInvitation(found)]));
  const people: Person[] = [];
  let pageToken: string | undefined;
  do {
    const page = await getAuth(firebaseApp()).listUsers(AT_ONCE, pageToken);
    const listed = page.users.map((account) => personOf(account, ends.get(account.uid)));
    people.push(...listed.filter((person) => isOurs(person)));
    pageToken = page.pageToken;
  } while (pageToken);
  return people.sort((one, other) => (one.email ?? '').localeCompare(other.email ?? ''));
}
