import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, Timestamp } from 'firebase/firestore';
import type { CollectionRow } from '@raade/contracts/collection-row';
import { COLLECTION_TABLE } from '@raade/contracts/collection-table';
import { COLLECTIONS } from '@raade/contracts/collections';
import { NOTE_VALID_MS, notedName } from '@raade/contracts/noted-reading';
import type { Claims } from '@raade/contracts/people/claims';
import { claimsOf, sessionOf } from './personas.ts';
import { READS } from './rest-attempts.ts';
import { noteSession, startRules } from './rules-environment.ts';

const EXISTING = randomUUID();
const rows = Object.values(COLLECTION_TABLE) as readonly CollectionRow[];
const NAMING_PEOPLE = rows.filter(({ needsNote }) => needsNote).map(({ path }) => path);

const CELLS = NAMING_PEOPLE.flatMap((path) =>
  Object.entries(READS).map(([operation, attempt]) => ({ path, operation, attempt })),
);
type Cell = (typeof CELLS)[number];

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRules('reads');
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const path of NAMING_PEOPLE) {
      await setDoc(doc(context.firestore(), path.replace('{id}', EXISTING), EXISTING), {});
    }
  });
});
afterAll(() => environment.cleanup());

/** An admin who signed in so many seconds ago. */
const admin = (uid: string = randomUUID(), secondsAgo = 0) =>
  claimsOf(uid, { roles: ['admin'] }, secondsAgo);

/** Leaves a note of this session for each of these collections, which the rules take for so long. */
async function leaveNote(of: Claims, paths: readonly string[], validForMs = NOTE_VALID_MS) {
  await writeTicket(sessionOf(of), paths, validForMs);
}

async function writeTicket(id: string, paths: readonly string[], validForMs = NOTE_VALID_MS) {
  const until = Timestamp.fromMillis(Date.now() + validForMs);
  const noted = Object.fromEntries(paths.map((path) => [notedName(path), until]));
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(context.firestore(), COLLECTIONS.reads, id), { until: noted }),
  );
}

/** An admin in a good session reads over REST, as pages and thieves do. */
async function dump(claims: Claims, { path, attempt }: Cell): Promise<boolean> {
  await noteSession(environment, claims);
  return attempt({
    projectId: environment.projectId,
    claims,
    path: path.replace('{id}', EXISTING),
    existing: EXISTING,
    fields: {},
  });
}

test('the collections that name people are asked about', () => {
  expect(NAMING_PEOPLE.length).toBeGreaterThan(5);
});

describe.each(CELLS)('[SEC-05] $operation $path', (cell) => {
  const { path } = cell;

  test('is refused to who has left no note, whatever their roles', async () => {
    expect(await dump(admin(), cell)).toBe(false);
  });

  test('is answered to who has', async () => {
    const reader = admin();
    await leaveNote(reader, [path]);
    expect(await dump(reader, cell)).toBe(true);
  });

  test('takes a note of this collection, that has not run out', async () => {
    const reader = admin();
    await leaveNote(
      reader,
      NAMING_PEOPLE.filter((other) => other !== path),
    );
    expect(await dump(reader, cell)).toBe(false);
    await leaveNote(reader, [path], -1);
    expect(await dump(reader, cell)).toBe(false);
  });

  test('is refused to another session of the account that has', async () => {
    const uid = randomUUID();
    await leaveNote(admin(uid), [path]);
    await writeTicket(uid, [path]);
    expect(await dump(admin(uid, 60), cell)).toBe(false);
  });
});
