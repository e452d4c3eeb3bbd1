import type { Person } from '@raade/contracts/staff/people';
import { allAccounts } from '../../base/rights/account.ts';
import { invitations, invitedPerson } from '../account-mails/invitations.ts';
import { isOurs, personOf } from './person.ts';

/** All accounts with a role, and all invitations, by address. */
export async function listPeople(): Promise<Person[]> {
  const { docs } = await invitations().get();
  const people = await Promise.all(docs.map(invitedPerson));
  for await (const account of allAccounts()) {
    const person = personOf(account);
    if (isOurs(person)) people.push(person);
  }
  return people.sort((one, other) => (one.email ?? '').localeCompare(other.email ?? ''));
}
