import type { CallableRequest } from 'firebase-functions/https';
import { HttpsError } from 'firebase-functions/https';
import type { Person } from '@raade/contracts/people/people';
import type { Right } from '@raade/contracts/people/rights';
import { requireActor, type Actor } from '../audit/actor.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { readPerson } from './person.ts';

/**
 * Lets an admin change who is staff, and nobody else meanwhile. Who may is asked again once it is their turn: the turn
 * before may have taken their role.
 *
 * @throws HttpsError of `requireActor` and `oneAtATime`
 */
export async function changePeople<Answer>(
  auth: CallableRequest['auth'],
  right: Right,
  change: (actor: Actor) => Promise<Answer>,
): Promise<Answer> {
  await requireActor(auth, right);
  return oneAtATime(async () => change(await requireActor(auth, right)));
}

/** @throws HttpsError `not-found` if the account is nobody of ours, or not any more */
export async function knownPerson(uid: string): Promise<Person> {
  const person = await readPerson(uid);
  if (person) return person;
  throw new HttpsError('not-found', 'This person is not on the list any more.');
}

/** The subject of entries of the audit log about an account. */
export const subjectOf = (uid: string) => `accounts/${uid}`;
