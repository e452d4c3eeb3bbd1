import { randomUUID } from 'node:crypto';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { BulkWriter, type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { registrantSchema } from '@raade/contracts/registrants/registrants';
import * as z from 'zod/mini';
import { tombstonesIn } from '@raade/functions/base/tombstones/tombstones';
import { type ImportOptions, importRegistrants } from './import-registrants.ts';
import { sampleFile } from './testing/sample-file.ts';

let app: App;
let firestore: Firestore;

beforeEach(() => {
  // A database for each test.
  const projectId = `${LOCAL_PROJECT_ID}-import-${randomUUID().slice(0, 8)}`;
  app = initializeApp({ projectId }, projectId);
  firestore = getFirestore(app);
});

afterEach(() => deleteApp(app));

const signal = new AbortController().signal;
const run = (bytes: Uint8Array, options: Partial<ImportOptions> = {}) =>
  importRegistrants(firestore, bytes, {
    skipInvalid: false,
    dryRun: false,
    signal,
    onProgress: () => undefined,
    ...options,
  });

const registrants = () => firestore.collection(COLLECTIONS.registrants);
const stored = async (id: string) => (await registrants().doc(id).get()).data() ?? {};
const createdAt = async (id: string) =>
  z.parse(z.instanceof(Timestamp), (await stored(id))['created_at']);
const count = async () => (await registrants().count().get()).data().count;

async function auditLog() {
  const { docs } = await firestore.collection(COLLECTIONS.auditLog).get();
  return docs.map((entry) => entry.data());
}

const many = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: `r-${index}`, email: `r-${index}@example.org` }));

test('[DATA-09] a file fills the collection, is on record, and changes nothing the second time', async () => {
  const bytes = sampleFile(many(3));
  expect(await run(bytes)).toEqual({
    created: 3,
    changed: 0,
    unchanged: 0,
    erased: 0,
    skipped: [],
  });
  expect(registrantSchema.parse(await stored('r-1'))).toMatchObject({ email: 'r-1@example.org' });
  expect((await createdAt('r-1')).toDate()).toEqual(new Date('2025-03-01T18:00:00Z'));
  const details = { created: 3, changed: 0, unchanged: 0, skipped: 0, erased: 0 };
  const entry = {
    action: 'import-registrants',
    actor: 'npm run registrants:import',
    subject: null,
    details: { ...details, file: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) },
    created_at: expect.anything(),
  };
  expect(await auditLog()).toEqual([entry]);

  expect(await run(bytes)).toEqual({
    created: 0,
    changed: 0,
    unchanged: 3,
    erased: 0,
    skipped: [],
  });
  expect(await auditLog()).toEqual([entry]);
});

test('[DATA-11] a later file moves a registrant from one status to another, and leaves the rest', async () => {
  await run(sampleFile([{ id: 'a', status: 'pending' }, { id: 'b' }]));
  await registrants().doc('a').update({ note_of_another_tool: 'kept' });
  const before = await stored('a');

  const later = sampleFile([{ id: 'a', status: 'confirmed' }, { id: 'b' }]);
  expect(await run(later)).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
  expect(await stored('a')).toEqual({ ...before, status: 'confirmed' });
});

test('additional data is replaced as a whole', async () => {
  await run(sampleFile([{ additional_data: '{"a":1,"b":{"c":[1]}}' }]));
  expect(await run(sampleFile([{ additional_data: '{"b":{"c":[1]},"a":1}' }]))).toMatchObject({
    unchanged: 1,
  });
  expect(await run(sampleFile([{ additional_data: '{"b":{"d":2}}' }]))).toMatchObject({
    changed: 1,
  });
  expect((await stored('sample'))['additional_data']).toEqual({ b: { d: 2 } });
});

test('a day changes the time of registration only if it was another day where the forum is', async () => {
  const late = Timestamp.fromDate(new Date('2025-03-02T05:59:59Z'));
  await run(sampleFile([{}]));
  await registrants().doc('sample').update({ created_at: late });
  expect(await run(sampleFile([{ created_at: '2025-03-01' }]))).toMatchObject({ unchanged: 1 });
  expect(await run(sampleFile([{ created_at: '' }]))).toMatchObject({ unchanged: 1 });
  expect(await run(sampleFile([{ created_at: '2025-03-01T23:59:59-06:00' }]))).toMatchObject({
    unchanged: 1,
  });
  expect(await run(sampleFile([{ created_at: '2025-03-01T23:59:58-06:00' }]))).toMatchObject({
    changed: 1,
  });
  expect(await run(sampleFile([{ created_at: '2025-03-02' }]))).toMatchObject({ changed: 1 });
});

test('who is new and has no time of registration is registered now', async () => {
  const start = Date.now();
  await run(sampleFile([{ created_at: '' }]));
  const time = (await createdAt('sample')).toMillis();
  expect(time).toBeGreaterThanOrEqual(start);
  expect(time).toBeLessThanOrEqual(Date.now());
});

test('one wrong row keeps all from being written, unless such rows shall be skipped', async () => {
  const bytes = sampleFile([...many(600), { id: 'bad', email: 'nowhere' }]);
  await expect(run(bytes)).rejects.toThrow('line 602: Email must be an email address');
  expect(await count()).toBe(0);
  expect(await auditLog()).toEqual([]);

  expect(await run(bytes, { skipInvalid: true })).toEqual({
    created: 600,
    changed: 0,
    unchanged: 0,
    erased: 0,
    skipped: [{ line: 602, message: 'Email must be an email address' }],
  });
  expect(await count()).toBe(600);
});

test('who was erased does not come back with an older registration, and may register again', async () => {
  const database = getFirestore(app, 'erasures');
  const tombstones = tombstonesIn(database, 'a sample key of thirty-two characters');
  await tombstones.add('Ada@example.org', new Date('2025-03-15T12:00:00Z'));
  const isErased = await tombstones.readAll();
  const rows = [
    { id: 'old', email: 'ada@example.org', created_at: '2025-03-01' },
    { id: 'undated', email: 'ADA@example.org', created_at: '' },
    { id: 'new', email: 'ada@example.org', created_at: '2025-04-01' },
    { id: 'other', email: 'ben@example.org', created_at: '2025-03-01' },
  ];
  expect(await run(sampleFile(rows), { isErased })).toMatchObject({ created: 2, erased: 2 });
  expect((await registrants().get()).docs.map(({ id }) => id)).toEqual(['new', 'other']);
});

test('a dry run tells what would be done, and does nothing', async () => {
  expect(await run(sampleFile(many(2)), { dryRun: true })).toMatchObject({ created: 2 });
  expect(await count()).toBe(0);
  expect(await auditLog()).toEqual([]);
});

test('the file of a new forum replaces those of last year, once somebody has asked for it', async () => {
  await run(sampleFile([{ id: 'last-year' }, { id: 'comes-again' }]));
  const file = sampleFile([{ id: 'comes-again' }, { id: 'new' }]);
  const counts = { created: 1, changed: 0, unchanged: 1 };
  expect(await run(file, { replace: true, dryRun: true })).toMatchObject({ ...counts, removed: 1 });
  expect((await registrants().get()).docs.map(({ id }) => id)).toEqual([
    'comes-again',
    'last-year',
  ]);

  expect(await run(file, { replace: true })).toMatchObject({ ...counts, removed: 1 });
  expect((await registrants().get()).docs.map(({ id }) => id)).toEqual(['comes-again', 'new']);
  expect(await auditLog()).toContainEqual(
    expect.objectContaining({ details: expect.objectContaining({ removed: 1 }) }),
  );
  await expect(run(sampleFile([]), { replace: true })).rejects.toThrow('would remove all');
  expect(await count()).toBe(2);
});

test('an import that was stopped on the way is completed by the same import, without doubles', async () => {
  const bytes = sampleFile(many(600));
  const controller = new AbortController();
  const told: number[] = [];
  const onProgress = (written: number) => {
    told.push(written);
    controller.abort();
  };
  await expect(run(bytes, { signal: controller.signal, onProgress })).rejects.toThrow(
    '500 of 600 registrants are written, then it was stopped.',
  );
  expect(told).toEqual([500]);
  expect(await count()).toBe(500);

  expect(await run(bytes)).toMatchObject({ created: 100, changed: 0, unchanged: 500 });
  expect(await count()).toBe(600);
});

test('a write that fails is told with what is written, and made up for by the same import', async () => {
  const bytes = sampleFile(many(2));
  const writing = jest.spyOn(BulkWriter.prototype, 'set');
  writing.mockImplementationOnce(() => Promise.reject(new Error('Firestore is away.')));
  await expect(run(bytes)).rejects.toThrow(
    '1 of 2 registrants are written, then this happened: Firestore is away.',
  );
  writing.mockRestore();
  expect(await run(bytes)).toMatchObject({ created: 1, unchanged: 1 });
});
