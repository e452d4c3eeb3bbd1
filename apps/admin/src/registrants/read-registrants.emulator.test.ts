import { SEEDED_STAFF } from '@raade/contracts/local-stack';
import { registrantSchema } from '@raade/contracts/registrants';
import { signIn, signOut } from '@raade/firebase/auth';
import { stackEnvironment } from '@raade/firebase/testing/stack-environment';
import { provideEnvironment } from '@raade/platform';
import { countRegistrants, readRegistrants } from './read-registrants.ts';

const environment = stackEnvironment('registrants');
provideEnvironment(environment);

afterAll(() => signOut(environment));

test('[CALL-09] [DATA-08] staff read all registrants, newest first, with all their fields', async () => {
  await signIn(environment, SEEDED_STAFF.email, SEEDED_STAFF.password);
  const { documents, unreadable, end } = await readRegistrants();
  const ids = Array.from({ length: 60 }, (_, index) => String(60 - index).padStart(2, '0'));
  expect(documents.map(({ id }) => id)).toEqual(ids.map((id) => `sample-${id}`));
  expect(unreadable).toEqual([]);
  expect(end).toBeUndefined();
  const fields = [...Object.keys(registrantSchema.shape), 'created_at'].sort();
  for (const { data } of documents) expect(Object.keys(data).sort()).toEqual(fields);
  expect(await countRegistrants()).toBe(60);
});
