import '../../testing/test-environment.ts';
import { ERASURE_SETTINGS, useErasure } from '../../testing/erasure-backend.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { CALLABLES } from '@raade/contracts/base/callables';
import type { ImportRow } from '@raade/contracts/registrants/import/read-rows';
import { registrantSchema } from '@raade/contracts/registrants/registrants';
import { UNDO_MS } from '@raade/contracts/registrants/registrant-lists';
import { readFile } from '@raade/contracts/registrants/testing/read-file';
import { sampleFile } from '@raade/contracts/registrants/testing/sample-file';
import { loseNextCommit } from '../../testing/in-between.ts';
import { clearAll } from '../../testing/mail/registrants.ts';
import { auditLog, callAs, type Caller, signedIn } from '../../testing/people/staff-calls.ts';
import { countOperations } from '../../testing/firestore-operations.ts';
import { importDocument } from './import-registrants.ts';
import { collection } from '../../base/firestore.ts';

type Rows = Parameters<typeof sampleFile>[0];

const backend = useErasure();
let mailer: Caller;

beforeAll(async () => {
  Object.assign(process.env, ERASURE_SETTINGS);
  mailer = await signedIn({ roles: ['mailer'] });
});
beforeEach(clearAll);

const send = async (
  rows: readonly ImportRow[],
  { import_id = randomUUID(), apply = true, forum_id = '2025' } = {},
) =>
  (await callAs(mailer, CALLABLES.importRegistrants, { forum_id, import_id, apply, rows })).results;
/** Imports the valid rows of a file, as the page does. */
const run = (rows: Rows, options?: Parameters<typeof send>[1]) =>
  send(readFile(sampleFile(rows)).rows, options);
const outcomes = async (...args: Parameters<typeof run>) =>
  (await run(...args)).map(({ outcome }) => outcome);
const undo = (import_id: string) => callAs(mailer, CALLABLES.undoRegistrantImport, { import_id });

/** All registrants by id. */
async function list() {
  const { docs } = await collection('registrants').get();
  return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
}
const stored = async (id: string) => (await list())[id];

const many = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: `r-${index}`, email: `r-${index}@example.org` }));

test('[DATA-09] importing a file fills the list of a forum and is recorded; a second import changes nothing', async () => {
  const id = randomUUID();
  expect(await outcomes(many(3), { import_id: id })).toEqual(['added', 'added', 'added']);
  const registrant = await stored('r-1');
  expect(registrantSchema.parse(registrant)).toMatchObject({
    email: 'r-1@example.org',
    forum_id: '2025',
  });
  expect(registrant?.['created_at']).toEqual(Timestamp.fromDate(new Date('2025-03-01T18:00:00Z')));
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

test('the document of a forum’s list is written once, since each batch of a campaign reads it', async () => {
  await run([{}]);
  const { soFar, stop } = countOperations();
  await run([{ id: 'other' }]);
  stop();
  // The registrant, its note, the import and the audit entry.
  expect(soFar().writes).toBe(4);
});

test('[DATA-11] a later file changes the status of a registrant, and nothing else', async () => {
  await run([{ id: 'a', status: 'pending', role: 'Student' }, { id: 'b' }]);
  const before = await stored('a');
  const other = { id: 'b', full_name: 'Sample Attendee', email: 'attendee@example.org' };
  const rows = [
    { line: 2, cells: { ...other, id: 'a', status: 'confirmed' } },
    { line: 3, cells: other },
  ];
  expect(await send(rows)).toEqual([
    { line: 2, outcome: 'changed', detail: 'Status' },
    { line: 3, outcome: 'unchanged', detail: null },
  ]);
  expect(await stored('a')).toEqual({ ...before, status: 'confirmed' });
});

test('additional data is replaced as a whole', async () => {
  await run([{ additional_data: '{"a":1,"b":{"c":[1]}}' }]);
  expect(await outcomes([{ additional_data: '{"b":{"c":[1]},"a":1}' }])).toEqual(['unchanged']);
  expect(await outcomes([{ additional_data: '{"b":{"d":2}}' }])).toEqual(['changed']);
  expect((await stored('sample'))?.['additional_data']).toEqual({ b: { d: 2 } });
});

test('a date changes the time of registration only if it is another day in the forum’s time zone', async () => {
  // Without a time, the import sets the current one.
  await run([{ created_at: '' }]);
  const time = (await stored('sample'))?.['created_at'] as unknown;
  expect(time).toBeInstanceOf(Timestamp);
  const late = Timestamp.fromDate(new Date('2025-03-02T05:59:59Z'));
  await collection('registrants').doc('sample').update({ created_at: late });
  for (const created_at of ['2025-03-01', '', '2025-03-01T23:59:59-06:00']) {
    expect(await outcomes([{ created_at }])).toEqual(['unchanged']);
  }
  for (const created_at of ['2025-03-01T23:59:58-06:00', '2025-03-02']) {
    expect(await outcomes([{ created_at }])).toEqual(['changed']);
  }
});

test('invalid rows are refused, and a registrant of another forum stays there', async () => {
  expect(await send([{ line: 2, cells: { full_name: 'Ada', email: 'nowhere' } }])).toEqual([
    { line: 2, outcome: 'refused', detail: 'Email must be an email address' },
  ]);
  await run([{ id: 'a' }]);
  expect(await run([{ id: 'a', status: 'pending' }], { forum_id: '2026' })).toEqual([
    { line: 2, outcome: 'refused', detail: 'has the ID of a registrant of the forum 2025' },
  ]);
  expect(await stored('a')).toMatchObject({ forum_id: '2025', status: 'confirmed' });
});

test('an erased person does not come back with an older registration, but can register again', async () => {
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

test('a preview reports what would be done, and changes nothing', async () => {
  expect(await outcomes(many(2), { apply: false })).toEqual(['added', 'added']);
  expect(await list()).toEqual({});
  expect(await auditLog()).toEqual([]);
});

test('repeated rows after a lost answer are written once, and undone once', async () => {
  const id = randomUUID();
  loseNextCommit();
  const results = await run(many(3), { import_id: id });
  expect(results.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added']);
  expect(await run(many(3), { import_id: id })).toEqual(results);
  expect((await importDocument(id).get()).data()).toMatchObject({ added: 3, changed: 0 });
  expect(await undo(id)).toEqual({ undone: 3, kept: 0 });
  expect(await undo(id)).toEqual({ undone: 0, kept: 0 });
  expect(await list()).toEqual({});
  await expect(run(many(3), { import_id: id })).rejects.toThrow('This import has ended.');
});

test('undoing an import restores registrants, but counts and keeps those changed or removed since', async () => {
  const id = randomUUID();
  await run(['a', 'b'].map((one) => ({ id: one, status: 'pending' })));
  const { b } = await list();
  await run([{ id: 'a' }, { id: 'b' }, ...many(3)], { import_id: id });
  await collection('registrants').doc('a').update({ status: 'cancelled' });
  await collection('registrants').doc('r-0').delete();
  expect(await undo(id)).toEqual({ undone: 3, kept: 2 });
  expect(await list()).toEqual({ a: expect.objectContaining({ status: 'cancelled' }), b });
  expect((await collection('importedRegistrants').where('import_id', '==', id).get()).size).toBe(0);
  expect((await auditLog()).map(({ action }) => action)).toContain('undo-registrant-import');
});

test('an import can be undone within a day', async () => {
  const id = randomUUID();
  await run(many(1), { import_id: id });
  const created_at = Timestamp.fromMillis(Date.now() - UNDO_MS - 1000);
  await importDocument(id).update({ created_at });
  await expect(undo(id)).rejects.toThrow('An import can be undone within a day.');
  await expect(undo(randomUUID())).rejects.toThrow('This import no longer exists.');
  expect((await collection('importedRegistrants').get()).size).toBe(1);
});
