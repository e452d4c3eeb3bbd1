import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { CollectionRow } from '@raade/contracts/firestore/collection-row';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { NOTE_VALID_MS, notedName } from '@raade/contracts/firestore/noted-reading';
import type { Claims } from '@raade/contracts/staff/claims';
import { checkCells } from '@raade/contracts/testing/matrix';
import { claimsOf, PERSONAS, sessionOf } from './personas.ts';
import { READS } from './rest-attempts.ts';
import { noteSession, noteSessions, startRules, write } from './rules-environment.ts';

const EXISTING = randomUUID();
const rows = Object.values(COLLECTION_TABLE) as readonly CollectionRow[];
const NAMING_PEOPLE = rows.filter(({ needsNote }) => needsNote).map(({ path }) => path);

const CELLS = NAMING_PEOPLE.flatMap((path) =>
  Object.entries(READS).map(([operation, attempt]) => ({ path, operation, attempt })),
);
type Cell = (typeof CELLS)[number];

let environment: RulesTestEnvironment;

// A matrix takes its time on a busy machine.
jest.setTimeout(300_000);
beforeAll(async () => {
  environment = await startRules('reads');
  const paths = NAMING_PEOPLE.map((path) => `${path.replace('{id}', EXISTING)}/${EXISTING}`);
  await Promise.all(paths.map((path) => write(environment, path, {})));
});
afterAll(() => environment.cleanup());

/** An admin who signed in so many seconds ago. */
const admin = (uid: string = randomUUID(), secondsAgo = 0) =>
  claimsOf(uid, { roles: ['admin'] }, secondsAgo);

/** Leaves a note of a session for each of these collections, which the rules take for so long. */
async function leaveNote(id: string, paths: readonly string[], validForMs = NOTE_VALID_MS) {
  const timestampValue = new Date(Date.now() + validForMs).toISOString();
  const fields = Object.fromEntries(paths.map((path) => [notedName(path), { timestampValue }]));
  await write(environment, `${COLLECTIONS.reads}/${id}`, { until: { mapValue: { fields } } });
}

/** Somebody reads over REST, as pages and thieves do. */
const read = (claims: Claims | undefined, { path, attempt }: Cell) =>
  attempt({
    projectId: environment.projectId,
    claims,
    path: path.replace('{id}', EXISTING),
    existing: EXISTING,
    fields: {},
  });

/** An admin in a good session reads. */
async function dump(claims: Claims, cell: Cell): Promise<boolean> {
  await noteSession(environment, claims);
  return read(claims, cell);
}

test('the collections that name people are asked about', () => {
  expect(NAMING_PEOPLE.length).toBeGreaterThan(5);
});

test('[SEC-05] no reading of people is answered to who has left no note, whatever their roles', async () => {
  await noteSessions(
    environment,
    PERSONAS.flatMap(({ claims }) => (claims ? [claims] : [])),
  );
  await checkCells({
    cells: PERSONAS.flatMap((persona) => CELLS.map((cell) => ({ persona, cell }))),
    nameOf: ({ persona, cell }) => `${persona.name} may ${nameOf(cell)}`,
    check: async ({ persona, cell }) => {
      expect(await read(persona.claims, cell)).toBe(false);
    },
    atOnce: 32,
  });
});

const nameOf = ({ operation, path }: Cell) => `${operation} ${path}`;
const checkReads = (check: (cell: Cell) => Promise<void>) =>
  checkCells({ cells: CELLS, nameOf, check, atOnce: 16 });

test('[SEC-05] a reading of people takes a note of this collection, that has not run out', () =>
  checkReads(async (cell) => {
    const reader = admin();
    const others = NAMING_PEOPLE.filter((other) => other !== cell.path);
    await leaveNote(sessionOf(reader), others);
    expect(await dump(reader, cell)).toBe(false);
    await leaveNote(sessionOf(reader), [cell.path], -1);
    expect(await dump(reader, cell)).toBe(false);
  }));

test('[SEC-05] a reading of people is refused to another session of the account that has', () =>
  checkReads(async (cell) => {
    const uid = randomUUID();
    await leaveNote(sessionOf(admin(uid)), [cell.path]);
    await leaveNote(uid, [cell.path]);
    expect(await dump(admin(uid, 60), cell)).toBe(false);
  }));
