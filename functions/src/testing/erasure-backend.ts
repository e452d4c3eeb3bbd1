import { firebaseApp } from '../base/firebase-app.ts';
import { peopleBackend, type PeopleBackend } from '../personal-data/backend.ts';

/** The settings that an erasure needs. */
export const ERASURE_SETTINGS = {
  ERASURE_DATABASE: 'erasures',
  ERASURE_SECRET: 'a sample key of thirty-two characters',
};

/** The services that erase people, for the tests of a file that has a backend. */
export function useErasure(changes: Partial<PeopleBackend> = {}): PeopleBackend {
  const people = {} as PeopleBackend;
  beforeAll(() => {
    Object.assign(process.env, ERASURE_SETTINGS);
    Object.assign(people, peopleBackend(firebaseApp()), changes);
  });
  return people;
}

/** An audit entry of an erasure that a test ignores. */
export const noAudit = () => Promise.resolve();
