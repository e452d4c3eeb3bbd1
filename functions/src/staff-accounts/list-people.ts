import { COLLECTIONS } from '@raade/contracts/collections';
import type { Person } from '@raade/contracts/people/people';
import { firestore } from '../firestore.ts';
import { allAccounts } from '../people/account.ts';
import { endOfInvitation } from './invitations.ts';
import { isOurs, personOf } from './person.ts';

/** Everybody with a role or an invitation, by address. */
export async function listPeople(): Promise<Person[]> {
  const invitations = await firestore().collection(COLLECTIONS.invitations).get();
  const ends = new Map(invitations.docs.map((found) => [found.id, endOfInvitation(found)]));
  const people: Person[] = [];
  for await (const account of allAccounts()) {
    const person = personOf(account, ends.get(account.uid));
    if (isOurs(person)) people.push(person);
  }
  return people.sort((one, other) => (one.email ?? '').localeCompare(other.email ?? ''));
}
