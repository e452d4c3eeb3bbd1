import '../../testing/test-environment.ts';
import { ERASURE_SETTINGS, useErasure } from '../../testing/erasure-backend.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { CALLABLES } from '@raade/contracts/base/callables';
import { IMPORT_LIMITS, type ImportResult } from '@raade/contracts/registrants/import/import-calls';
import { registrantSchema } from '@raade/contracts/registrants/registrants';
import { UNDO_MS } from '@raade/contracts/registrants/registrant-lists';
import { readFile } from '@raade/contracts/registrants/testing/read-file';
import { sampleFile } from '@raade/contracts/registrants/testing/sample-file';
import * as z from 'zod/mini';
import { firestore } from '../../base/firestore.ts';
import { loseNextCommit } from '../../testing/in-between.ts';
import { clearAll } from '../../testing/mail/registrants.ts';
import { auditLog, callAs, type Caller, signedIn } from '../../testing/people/staff-calls.ts';
import { importDocument, importedRegistrants, registrants } from './import-documents.ts';

type Rows = Parameters<typeof sampleFile>[0];

const backend = useErasure();
let mailer: Caller;

beforeAll(async () => {
  Object.assign(process.env, ERASURE_SETTINGS);
  mailer = await signedIn({ roles: ['mailer'] });
});
beforeEach(clearAll);

/** Imports rows as the page does: those that it can read, some at a time. Gives the outcome of each. */
async function run(rows: Rows, { id = randomUUID(), apply = true, forum_id = '2025' } = {}) {
  const { rows: read } = readFile(sampleFile(rows));
  const results: ImportResult[] = [];
  for (let start = 0; start < read.length; start += IMPORT_LIMITS.batchRows) {
    const batch = read.slice(start, start + IMPORT_LIMITS.batchRows);
    const request = { forum_id, import_id: id, apply, rows: batch };
    results.push(...(await callAs(mailer, CALLABLES.importRegistrants, request)).results);
  }
  return results;
}
const outcomes = async (...args: Parameters<typeof run>) =>
  (await run(...args)).map(({ outcome }) => outcome);
const undo = (import_id: string) => callAs(mailer, CALLABLES.undoRegistrantImport, { import_id });

const stored = async (id: string) => (await registrants().doc(id).get()).data() ?? {};
const createdAt = async (id: string) =>
  z.parse(z.instanceof(Timestamp), (await stored(id))['created_at']);

/** All registrants by their id. */
async function list() {
  const { docs } = await registrants().get();
  return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
}

const many = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: `r-${index}`, email: `r-${index}@example.org` }));

test('[DATA-09] a file fills the list of a forum, is on record, and changes nothing the second time', async () => {
  const id = randomUUID();
  expect(await outcomes(many(3), { id })).toEqual(['added', 'added', 'added']);
  expect(registrantSchema.parse(await stored('r-1'))).toMatchObject({
    email: 'r-1@example.org',
    forum_id: '2025',
  });
  expect((await createdAt('r-1')).toDate()).toEqual(new Date('2025-03-01T18:00:00Z'));
  const entry = {
    action: 'import-registrants',
    actor: mailer.uid,
    actor_address: null,
    subject: `registrant_imports/${id}`,
    details: { forum: '2025', added: 3, changed: 0 },
  };
  expect(await auditLog()).toEqual([entry]);
  expect(await outcomes(many(3))).toEqual(['unchanged', 'unchanged', 'unchanged']);
  expect(await auditLog()).toEqual([entry]);
});

test('[DATA-11] a later file moves a registrant from one status to another, and leaves the rest', async () => {
  await run([{ id: 'a', status: 'pending' }, { id: 'b' }]);
  await registrants().doc('a').update({ note_of_another_tool: 'kept' });
  const before = await stored('a');
  expect(await run([{ id: 'a', status: 'confirmed' }, { id: 'b' }])).toEqual([
    { line: 2, outcome: 'changed', detail: 'Status' },
    { line: 3, outcome: 'unchanged', detail: null },
  ]);
  expect(await stored('a')).toEqual({ ...before, status: 'confirmed' });
});

test('columns that a file does not have stay as they are', async () => {
  await run([{ id: 'a', status: 'pending', role: 'Student' }]);
  const rows = [{ line: 2, cells: { id: 'a', full_name: 'Ada', email: 'ada@example.org' } }];
  const request = { forum_id: '2025', import_id: randomUUID(), apply: true, rows };
  const { results } = await callAs(mailer, CALLABLES.importRegistrants, request);
  expect(results).toEqual([{ line: 2, outcome: 'changed', detail: 'Full Name, Email' }]);
  expect(await stored('a')).toMatchObject({ full_name: 'Ada', status: 'pending', role: 'Student' });
});

test('additional data is replaced as a whole', async () => {
  await run([{ additional_data: '{"a":1,"b":{"c":[1]}}' }]);
  expect(await outcomes([{ additional_data: '{"b":{"c":[1]},"a":1}' }])).toEqual(['unchanged']);
  expect(await outcomes([{ additional_data: '{"b":{"d":2}}' }])).toEqual(['changed']);
  expect((await stored('sample'))['additional_data']).toEqual({ b: { d: 2 } });
});

test('a day changes the time of registration only if it was another day where the forum is', async () => {
  const late = Timestamp.fromDate(new Date('2025-03-02T05:59:59Z'));
  await run([{}]);
  await registrants().doc('sample').update({ created_at: late });
  for (const created_at of ['2025-03-01', '', '2025-03-01T23:59:59-06:00']) {
    expect(await outcomes([{ created_at }])).toEqual(['unchanged']);
  }
  for (const created_at of ['2025-03-01T23:59:58-06:00', '2025-03-02']) {
    expect(await outcomes([{ created_at }])).toEqual(['changed']);
  }
});

test('who is new and has no time of registration is registered now', async () => {
  const start = Date.now();
  await run([{ created_at: '' }]);
  const time = (await createdAt('sample')).toMillis();
  expect(time).toBeGreaterThanOrEqual(start);
  expect(time).toBeLessThanOrEqual(Date.now());
});

test('a row that the page should have refused is refused, and a registrant of another forum stays there', async () => {
  const cells = { full_name: 'Ada', email: 'nowhere' };
  const request = { forum_id: '2025', import_id: randomUUID(), apply: true };
  const { results } = await callAs(mailer, CALLABLES.importRegistrants, {
    ...request,
    rows: [{ line: 2, cells }],
  });
  expect(results).toEqual([
    { line: 2, outcome: 'refused', detail: 'Email must be an email address' },
  ]);
  await run([{ id: 'a' }]);
  expect(await run([{ id: 'a', status: 'pending' }], { forum_id: '2026' })).toEqual([
    { line: 2, outcome: 'refused', detail: 'has the ID of a registrant of the forum 2025' },
  ]);
  expect(await stored('a')).toMatchObject({ forum_id: '2025', status: 'confirmed' });
});

test('who was erased does not come back with an older registration, and may register again', async () => {
  await backend.tombstones.add('Ada@example.org', new Date('2025-03-15T12:00:00Z'));
  const rows = [
    { id: 'old', email: 'ada@example.org', created_at: '2025-03-01' },
    { id: 'undated', email: 'ADA@example.org', created_at: '' },
    { id: 'new', email: 'ada@example.org', created_at: '2025-04-01' },
    { id: 'other', email: 'ben@example.org', created_at: '2025-03-01' },
  ];
  expect(await outcomes(rows)).toEqual(['refused', 'refused', 'added', 'added']);
  expect(Object.keys(await list())).toEqual(['new', 'other']);
});

test('a preview tells what would be done, and does nothing', async () => {
  expect(await outcomes(many(2), { apply: false })).toEqual(['added', 'added']);
  expect(await list()).toEqual({});
  expect(await auditLog()).toEqual([]);
});

test('rows whose answer was lost are written once, and undone once', async () => {
  const id = randomUUID();
  loseNextCommit();
  expect(await outcomes(many(3), { id })).toEqual(['added', 'added', 'added']);
  expect(await outcomes(many(3), { id })).toEqual(['added', 'added', 'added']);
  expect((await importDocument(id).get()).data()).toMatchObject({ added: 3, changed: 0 });
  expect(await undo(id)).toEqual({ undone: 3, kept: 0 });
  expect(await undo(id)).toEqual({ undone: 3, kept: 0 });
  expect(await list()).toEqual({});
  await expect(run(many(3), { id })).rejects.toThrow('This import is over.');
});

test('300 registrants with twelve wrong rows are imported, then undone', async () => {
  await run(many(5).map((row) => ({ ...row, status: 'pending' })));
  const before = await list();
  const file = many(300).map((row, index) => (index % 25 === 7 ? { ...row, email: 'no' } : row));
  expect(readFile(sampleFile(file)).problems).toHaveLength(12);
  const id = randomUUID();
  const counted = await outcomes(file, { id });
  expect(counted.filter((outcome) => outcome === 'added')).toHaveLength(283);
  expect(counted.filter((outcome) => outcome === 'changed')).toHaveLength(5);
  expect(Object.keys(await list())).toHaveLength(288);
  expect(await undo(id)).toEqual({ undone: 288, kept: 0 });
  expect(await list()).toEqual(before);
  expect((await importedRegistrants().where('import_id', '==', id).get()).size).toBe(0);
  expect((await auditLog()).map(({ action }) => action)).toContain('undo-registrant-import');
});

test('what somebody has changed or removed since stays, and is counted', async () => {
  const id = randomUUID();
  await run([{ id: 'a', status: 'pending' }]);
  await run([{ id: 'a' }, ...many(3)], { id });
  await registrants().doc('a').update({ status: 'cancelled' });
  await registrants().doc('r-0').delete();
  expect(await undo(id)).toEqual({ undone: 2, kept: 2 });
  expect(await list()).toEqual({ a: expect.objectContaining({ status: 'cancelled' }) });
});

test('an import is undone within a day', async () => {
  const id = randomUUID();
  await run(many(1), { id });
  const created_at = Timestamp.fromMillis(Date.now() - UNDO_MS - 1000);
  await importDocument(id).update({ created_at });
  await expect(undo(id)).rejects.toThrow('An import can be undone within a day.');
  await expect(undo(randomUUID())).rejects.toThrow('There is no such import any more.');
  expect((await firestore().collection('imported_registrants').get()).size).toBe(1);
});
