import { COLLECTIONS } from '@raade/contracts/base/collections';
import { SEEDED_STAFF } from '@raade/contracts/local/local-stack';
import { signIn, signOut } from '@raade/firebase/auth';
import { createDocument } from '@raade/firebase/create-document';
import { recordActivity } from '@raade/firebase/idle-limit';
import { stackEnvironment } from '@raade/firebase/testing/stack-environment';
import { provideEnvironment } from '@raade/platform';
import { sampleRegistrant } from '../testing/sample-registrant.ts';
import { countRegistrants, readRegistrants } from './read-registrants.ts';

const environment = stackEnvironment('registrants');
provideEnvironment(environment);

afterAll(() => signOut(environment));

const FORUM = '2025';
const FIELDS = [
  'additional_data',
  'coupon_code',
  'created_at',
  'email',
  'email_verified',
  'forum_id',
  'from_known_institution',
  'full_name',
  'group_id',
  'group_size',
  'id',
  'is_group_leader',
  'organization',
  'registrant_type',
  'role',
  'status',
  'ticket_type',
];

test('[CALL-09] [DATA-08] staff read all registrants of a forum, newest first, with all fields, and cannot add any', async () => {
  await signIn(environment, SEEDED_STAFF.email, SEEDED_STAFF.password);
  recordActivity();
  const { documents, unreadable, end } = await readRegistrants(FORUM);
  const ids = Array.from({ length: 60 }, (_, index) => String(60 - index).padStart(2, '0'));
  expect(documents.map(({ id }) => id)).toEqual(ids.map((id) => `sample-${id}`));
  expect(unreadable).toEqual([]);
  expect(end).toBeUndefined();
  for (const { data } of documents) expect(Object.keys(data).sort()).toEqual(FIELDS);
  expect(await countRegistrants(FORUM)).toBe(60);
  expect((await readRegistrants('2024')).documents).toEqual([]);
  expect(await countRegistrants('2024')).toBe(0);

  const registrant = { collection: COLLECTIONS.registrants, id: 'new', timeField: 'created_at' };
  const data = { ...sampleRegistrant({ id: 'new' }) };
  expect(await createDocument(environment, { ...registrant, data })).toBe('refused');
});
