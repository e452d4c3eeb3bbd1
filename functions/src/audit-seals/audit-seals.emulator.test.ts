import '../testing/test-environment.ts';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import { digestOfAddress } from '../audit/known-address.ts';
import { findRecords } from '../people-data/find-records.ts';
import { firestore } from '../firestore.ts';
import { parsePublished } from './published-hashes.ts';
import type { Seal } from './seal.ts';
import { sealAuditLog, SETTLED_AFTER_MS } from './seal-audit-log.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

const MINUTE_MS = 60_000;
const { auditActors, auditLog, auditSeals } = COLLECTIONS;

let lines: string[] = [];
const publish = ({ number, hash }: Seal) => Promise.resolve(void lines.push(`${number} ${hash}`));
const run = () => sealAuditLog(firestore(), publish);
const verify = () => verifyAuditLog(firestore(), parsePublished(lines.join('\n')));

const agoBy = (milliseconds: number) => Timestamp.fromMillis(Date.now() - milliseconds);
const entry = (id: string) => firestore().collection(auditLog).doc(id);
const seal = (number: number) =>
  firestore().collection(auditSeals).doc(String(number).padStart(10, '0'));

/** An entry of so many minutes ago. */
function note(id: string, minutes: number, fields: object = {}) {
  const data = { action: 'control-mail', actor: 'ada', subject: null, details: { sending: true } };
  return entry(id).set({ ...data, created_at: agoBy(minutes * MINUTE_MS), ...fields });
}

/** Two seals: of `one` and `two`, then of `three`. */
async function sealTwice(): Promise<void> {
  await Promise.all([note('two', 50), note('one', 60)]);
  await run();
  await note('three', 40);
  await run();
}

beforeEach(async () => {
  lines = [];
  const all = [auditActors, auditLog, auditSeals].map((name) => firestore().collection(name));
  await Promise.all(all.map((each) => firestore().recursiveDelete(each)));
});

test('each seal holds what came since the one before, in order, and the hash of that one', async () => {
  await sealTwice();
  const [first, second] = [(await seal(1).get()).data(), (await seal(2).get()).data()];
  expect(first).toMatchObject({ number: 1, previous: '0'.repeat(64), count: 2 });
  expect((first?.['entries'] as { id: string }[]).map(({ id }) => id)).toEqual(['one', 'two']);
  expect(first).toMatchObject({ from: { id: 'one' }, to: { id: 'two' } });
  expect(second).toMatchObject({ number: 2, previous: first?.['hash'] as string, count: 1 });
  expect(await verify()).toEqual({
    ...{ seals: 2, entries: 3, younger: 0, publishedUntil: 2 },
    problems: [],
  });
});

test('nothing of the last ten minutes is sealed, since a transaction may still bring something older', async () => {
  const settled = SETTLED_AFTER_MS / MINUTE_MS;
  await Promise.all([note('old', settled + 1), note('young', settled - 1)]);
  await entry('now').set({ action: 'control-mail', created_at: FieldValue.serverTimestamp() });
  expect(await run()).toMatchObject({ seals: 1, entries: 1 });
  expect(await verify()).toMatchObject({ entries: 1, younger: 2, problems: [] });
  await note('late', settled - 0.5);
  expect(await verify()).toMatchObject({ younger: 3, problems: [] });
});

test('a run with nothing to seal writes no seal', async () => {
  expect(await run()).toEqual({ seals: 0, entries: 0, last: undefined });
  await sealTwice();
  expect(await run()).toMatchObject({ seals: 0, last: { number: 2 } });
});

test('many entries, of one moment too, are sealed in bounded parts, each once', async () => {
  const at = agoBy(60 * MINUTE_MS);
  const writer = firestore().bulkWriter();
  for (let index = 0; index < 1201; index++) {
    void writer.set(entry(`entry-${index}`), { action: 'control-mail', created_at: at });
  }
  await writer.close();
  expect(await run()).toMatchObject({ seals: 3, entries: 1201 });
  expect(await verify()).toMatchObject({ seals: 3, entries: 1201, problems: [] });
});

test('of two runs at once one seals, and no entry is sealed twice', async () => {
  await Promise.all([note('one', 60), note('two', 50)]);
  const runs = await Promise.all([run(), run(), run()]);
  expect(runs.reduce((sum, { seals }) => sum + seals, 0)).toBe(1);
  expect(await verify()).toMatchObject({ seals: 1, entries: 2, problems: [] });
});

test('a run that died before it told of its seal is made up for by the next one', async () => {
  await note('one', 60);
  const dies = () => Promise.reject(new Error('the process ended'));
  await expect(sealAuditLog(firestore(), dies)).rejects.toThrow('the process ended');
  expect(lines).toEqual([]);
  await run();
  expect(await verify()).toMatchObject({ seals: 1, publishedUntil: 1, problems: [] });
});

const changed = (id: string, number: number) => `audit_log/${id} was changed since seal ${number}`;

test.each<[string, () => Promise<unknown>, string[]]>([
  [
    'changed',
    () => entry('two').update({ 'details.sending': false }),
    ['audit_log/two was changed since seal 1'],
  ],
  ['changed by a field more', () => entry('two').update({ more: 1 }), [changed('two', 1)]],
  ['removed', () => entry('three').delete(), ['audit_log/three was removed since seal 2']],
  ['inserted', () => note('forged', 45), ['audit_log/forged was inserted: no seal has it']],
  [
    'inserted without a time',
    () => entry('forged').set({ action: 'control-mail' }),
    ['audit_log/forged was inserted: no seal has it'],
  ],
  [
    'inserted where no seal will ever come',
    () => note('forged', -1_000_000),
    ['audit_log/forged was inserted: no seal has it'],
  ],
  [
    'put into another order',
    () => Promise.all([note('one', 50), note('two', 60)]),
    [changed('one', 1), changed('two', 1)],
  ],
  [
    'written again under another id',
    () => Promise.all([entry('one').delete(), note('copy', 60)]),
    ['audit_log/copy was inserted: no seal has it', 'audit_log/one was removed since seal 1'],
  ],
])('an entry that was %s is found and named', async (_what, tamper, problems) => {
  await sealTwice();
  await tamper();
  expect((await verify()).problems).toEqual(problems);
});

/** Makes the second seal anew, as somebody would who has changed its entry and can write everything. */
async function forge(): Promise<void> {
  await entry('three').update({ actor: 'somebody else' });
  await seal(2).delete();
  await sealAuditLog(firestore(), () => Promise.resolve());
}

test.each<[string, () => Promise<unknown>, string[]]>([
  [
    'changed',
    () => seal(1).update({ count: 1 }),
    ['seal 1 was changed: its hash is not that of what it says'],
  ],
  [
    'changed in what it says of its range',
    () => seal(1).update({ 'from.id': 'another' }),
    ['seal 1 was changed: its hash is not that of what it says'],
  ],
  ['made anew', forge, ['seal 2 was changed: another hash of it was published']],
  [
    'removed',
    () => seal(1).delete(),
    [
      'seal 1 was removed: seal 2 comes in its place',
      'seal 1 was removed: it was published',
      'audit_log/one was inserted: no seal has it',
      'audit_log/two was inserted: no seal has it',
    ],
  ],
  [
    'removed, and was the last one',
    () => seal(2).delete(),
    ['seal 2 was removed: it was published'],
  ],
  [
    'made something else',
    () => seal(2).set({ number: 2 }),
    [
      'audit_seals/0000000002 was changed: it is no seal any more',
      'seal 2 was removed: it was published',
    ],
  ],
])('a seal that was %s is found', async (_what, tamper, problems) => {
  await sealTwice();
  await tamper();
  expect((await verify()).problems).toEqual(problems);
});

test('a chain that was made anew from its middle on does not hold, though nothing was published', async () => {
  await sealTwice();
  await seal(1).delete();
  await entry('one').delete();
  const second: DocumentReference = seal(2);
  const before = (await second.get()).data() ?? {};
  await second.delete();
  lines = [];
  await run();
  await second.set(before);
  expect((await verify()).problems).toContain(
    'seal 2 does not follow the one before: one of both was changed',
  );
});

test('who acted is named by a digest, whose salt an erasure throws away, and the seals hold on', async () => {
  const address = 'ada.left@example.org';
  const actor_address = await digestOfAddress('ada', address);
  expect(await digestOfAddress('ada', address)).toBe(actor_address);
  expect(await digestOfAddress('ben', address)).not.toBe(actor_address);
  await note('one', 60, { actor_address });
  await note('of before', 50, { actor_email: address });
  await run();
  const records = await findRecords(firestore(), (other) => other === address);
  expect(records.map(({ document }) => document.parent.id).sort()).toEqual(
    [auditActors, auditActors, auditLog].sort(),
  );
  for (const { document, place } of records) {
    await (place.leaves ? document.update(place.leaves) : document.delete());
  }
  const left = await Promise.all(
    [auditActors, auditLog, auditSeals].map((name) => firestore().collection(name).get()),
  );
  expect(JSON.stringify(left.map(({ docs }) => docs.map((each) => each.data())))).not.toContain(
    'ada.left',
  );
  expect(await verify()).toMatchObject({ entries: 2, problems: [] });
});

test('an address that was put in the place of another is found', async () => {
  const id = await digestOfAddress('ada', 'ada@example.org');
  await firestore().collection(auditActors).doc(id).update({ email: 'ben@example.org' });
  expect((await verify()).problems).toEqual([
    `audit_actors/${id} was changed: it names another address`,
  ]);
});
