import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, Timestamp } from 'firebase/firestore';
import { COLLECTION_TABLE, type CollectionRow } from '@raade/contracts/collection-table';
import { COLLECTIONS } from '@raade/contracts/collections';
import { NOTE_VALID_MS, notedName } from '@raade/contracts/noted-reading';
import { claimsOf } from './personas.ts';
import { READS } from './rest-attempts.ts';
import { startRules } from './rules-environment.ts';

const EXISTING = randomUUID();
const rows = Object.values(COLLECTION_TABLE) as readonly CollectionRow[];
const NAMING_PEOPLE = rows.filter(({ needsNote }) => needsNote).map(({ path }) => path);

const CELLS = NAMING_PEOPLE.flatMap((path) =>
  Object.entries(READS).map(([operation, attempt]) => ({ path, operation, attempt })),
);
type Cell = (typeof CELLS)[number];

let environment: RulesTestEnvironment;

jest.setTimeout(60_000);
beforeAll(async () => {
  environment = await startRules('reads');
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const path of NAMING_PEOPLE) {
      await setDoc(doc(context.firestore(), path.replace('{id}', EXISTING), EXISTING), {});
    }
  });
});
afterAll(() => environment.cleanup());

/** Leaves a note for each of these collections, which the rules take for so long. */
async function leaveNote(uid: string, paths: readonly string[], validForMs = NOTE_VALID_MS) {
  const until = Timestamp.fromMillis(Date.now() + validForMs);
  const noted = Object.fromEntries(paths.map((path) => [notedName(path), until]));
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(context.firestore(), COLLECTIONS.reads, uid), { until: noted }),
  );
}

/** An admin with a good token reads over REST, as pages and thieves do. */
const dump = (uid: string, { path, attempt }: Cell) =>
  attempt({
    projectId: environment.projectId,
    claims: claimsOf(uid, { roles: ['admin'] }),
    path: path.replace('{id}', EXISTING),
    existing: EXISTING,
    fields: {},
  });

test('the collections that name people are asked about', () => {
  expect(NAMING_PEOPLE.length).toBeGreaterThan(5);
});

describe.each(CELLS)('[SEC-05] $operation $path', (cell) => {
  const { path } = cell;

  test('is refused to who has left no note, whatever their roles', async () => {
    expect(await dump(randomUUID(), cell)).toBe(false);
  });

  test('is answered to who has', async () => {
    const uid = randomUUID();
    await leaveNote(uid, [path]);
    expect(await dump(uid, cell)).toBe(true);
  });

  test('takes a note of this collection, that has not run out', async () => {
    const uid = randomUUID();
    await leaveNote(
      uid,
      NAMING_PEOPLE.filter((other) => other !== path),
    );
    expect(await dump(uid, cell)).toBe(false);
    await leaveNote(uid, [path], -1);
    expect(await dump(uid, cell)).toBe(false);
  });
});
