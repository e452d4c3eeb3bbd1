import { SEEDED_STAFF } from '@raade/contracts/local-stack';
import { registrantSchema } from '@raade/contracts/registrants';
import { signIn, signOut } from '@raade/firebase/auth';
import { stackEnvironment } from '@raade/firebase/testing/stack-environment';
import { provideEnvironment } from '@raade/platform';
import { readRegistrants } from './read-registrants.ts';

const environment = stackEnvironment('registrants');
provideEnvironment(environment);

afterAll(() => signOut(environment));

test('[CALL-09] staff read the latest fifty registrants, newest first, with all their fields', async () => {
  await signIn(environment, SEEDED_STAFF.email, SEEDED_STAFF.password);
  const { documents, unreadable } = await readRegistrants();
  const ids = Array.from({ length: 50 }, (_, index) => `sample-${60 - index}`);
  expect(documents.map(({ id }) => id)).toEqual(ids);
  expect(unreadable).toEqual([]);
  for (const { data } of documents) {
    expect(Object.keys(data).sort()).toEqual(Object.keys(registrantSchema.shape).sort());
  }
});
