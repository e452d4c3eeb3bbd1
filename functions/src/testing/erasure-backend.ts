import { firebaseApp } from '../base/firebase-app.ts';
import { peopleBackend, type PeopleBackend } from '../personal-data/backend.ts';

/** All that an erasure asks of the settings. */
export const ERASURE_SETTINGS = {
  ERASURE_DATABASE: 'erasures',
  ERASURE_SECRET: 'a sample key of thirty-two characters',
};

/** All that knows people by their address, for the tests of a file that has a backend already. */
export function useErasure(changes: Partial<PeopleBackend> = {}): PeopleBackend {
  const people = {} as PeopleBackend;
  beforeAll(() => {
    Object.assign(process.env, ERASURE_SETTINGS);
    Object.assign(people, peopleBackend(firebaseApp()), changes);
  });
  return people;
}

/** The note of an erasure that a test does not look at. */
export const unnoted = () => Promise.resolve();
