import {
  admitResponseSchema,
  NEW_APPLICATION,
} from '@raade/contracts/applications/application.schema';
import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { SEEDED_STAFF } from '@raade/contracts/local/local-stack';
import { auditReadingResponseSchema } from '@raade/contracts/firestore/audited-reading';
import { registrantSchema } from '@raade/contracts/registrants/registrants';
import { SAMPLE_STUDENT } from '@raade/contracts/testing/sample-applications';
import { setLogLevel } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { signIn, signOut } from './auth.ts';
import { callFunction } from './callables.ts';
import { createDocument } from './create-document.ts';
import { recordActivity } from './idle-limit.ts';
import {
  readDocument,
  readList,
  readNewest,
  type PageCursor,
  readTotals,
  timestampSchema,
} from './documents.ts';
import { stackEnvironment } from './testing/stack-environment.ts';

// The SDK warns of each denied request. These tests cause some on purpose.
setLogLevel('error');

const environment = stackEnvironment('documents');
const registrants = {
  collection: COLLECTIONS.registrants,
  newestBy: 'created_at',
  limit: 5,
  schema: z.extend(registrantSchema, { created_at: timestampSchema }),
};

/** Signs in and gets the permit of this session, as pages do before they read lists of people. */
async function signInAsStaff(): Promise<void> {
  await signIn(environment, SEEDED_STAFF.email, SEEDED_STAFF.password);
  recordActivity();
  const { collection } = registrants;
  await callFunction(
    environment,
    CALLABLES.auditReading,
    { collection },
    auditReadingResponseSchema,
  );
}

afterEach(() => signOut(environment));

test('documents that do not fit the schema are listed as unreadable', async () => {
  await signInAsStaff();
  const schema = z.object({ full_name: z.literal('Sample Attendee 59') });
  const { documents, unreadable } = await readNewest(environment, { ...registrants, schema });
  expect(documents).toEqual([{ id: 'sample-59', data: { full_name: 'Sample Attendee 59' } }]);
  expect(unreadable).toEqual(['sample-60', 'sample-58', 'sample-57', 'sample-56']);
});

test('reading page by page returns every document once, in order', async () => {
  await signInAsStaff();
  const ids: string[] = [];
  const sizes: number[] = [];
  let after: PageCursor | undefined;
  do {
    const page = await readNewest(environment, { ...registrants, limit: 25, after });
    ids.push(...page.documents.map(({ id }) => id));
    sizes.push(page.documents.length);
    after = page.end;
  } while (after);
  expect(sizes).toEqual([25, 25, 10]);
  expect(ids).toEqual(
    Array.from({ length: 60 }, (_, n) => `sample-${String(60 - n).padStart(2, '0')}`),
  );
});

test('a list has the documents that match its condition, sorted by id, page by page', async () => {
  await signInAsStaff();
  const { collection, schema } = registrants;
  const where = { field: 'status', equals: 'pending' };
  const all = await readList(environment, { collection, schema, where, limit: 60 });
  const ids = all.documents.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(2);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(all.documents.map(({ data }) => data.status))).toEqual(new Set(['pending']));

  const first = await readList(environment, { collection, schema, where, limit: 2 });
  const after = first.end;
  const rest = await readList(environment, { collection, schema, where, limit: 60, after });
  expect([...first.documents, ...rest.documents].map(({ id }) => id)).toEqual(ids);
});

test('a document is read by id; a missing one is undefined, an invalid one throws', async () => {
  await signInAsStaff();
  const { collection } = registrants;
  const schema = z.object({ full_name: z.string() });
  const document = await readDocument(environment, { collection, schema, id: 'sample-07' });
  expect(document).toEqual({ full_name: 'Sample Attendee 07' });
  expect(await readDocument(environment, { collection, schema, id: 'nobody' })).toBeUndefined();
  const other = z.object({ full_name: z.literal('Other') });
  await expect(
    readDocument(environment, { collection, schema: other, id: 'sample-07' }),
  ).rejects.toThrow();
});

test('totals count and sum the whole collection', async () => {
  await signInAsStaff();
  const totals = await readTotals(environment, {
    collection: COLLECTIONS.registrants,
    summedField: 'group_size',
  });
  expect(totals).toEqual({ count: 60, sum: 3 * 3 + 4 * 4 + 5 * 5 });
});

describe('a document that anyone may create', () => {
  const application = { ...SAMPLE_STUDENT, status: NEW_APPLICATION };

  const create = (id: string, data: object = application) =>
    createDocument(environment, {
      collection: COLLECTIONS.studentApplications,
      id,
      data: { ...data },
      timeField: 'created_at',
    });

  /** Lets an application in as `admit-application` does. */
  const admit = (id: string) =>
    callFunction(
      environment,
      CALLABLES.admitApplication,
      { kind: 'student', id },
      admitResponseSchema,
    );

  test('is created once, and refused if it exists', async () => {
    const id = crypto.randomUUID();
    await admit(id);
    expect(await create(id)).toBe('created');
    expect(await create(id)).toBe('refused');
  });

  test('throws an error if its id is invalid', async () => {
    await expect(create('a/b')).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});
