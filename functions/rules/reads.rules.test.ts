import { randomUUID } from 'node:crypto';
import { assertFails, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, getDocs, onSnapshot } from 'firebase/firestore';
import type { CollectionRow } from '@raade/contracts/firestore/collection-row';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { PERMIT_VALID_MS, permitName } from '@raade/contracts/firestore/noted-reading';
import type { Claims } from '@raade/contracts/staff/claims';
import { SIGN_IN_SETTINGS } from '@raade/contracts/staff/second-factor';
import { SESSION_LIMITS } from '@raade/contracts/staff/staff-session';
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
  await Promise.all(PATHS.map((path) => write(environment, `${path}/${EXISTING}`, {})));
});
afterAll(() => environment.cleanup());

/** An admin who signed in so many seconds ago. */
const admin = (uid: string = randomUUID(), secondsAgo = 0) =>
  claimsOf(uid, { roles: ['admin'] }, secondsAgo);

/** Leaves a note of a session for each of these collections, which the rules take for so long. */
async function leaveNote(id: string, paths: readonly string[], validForMs = PERMIT_VALID_MS) {
  const timestampValue = new Date(Date.now() + validForMs).toISOString();
  const fields = Object.fromEntries(paths.map((path) => [permitName(path), { timestampValue }]));
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

const PATHS = rows
  .filter(({ readBy }) => readBy !== 'nobody' && readBy !== 'owner')
  .map(({ path }) => path.replace('{id}', EXISTING));
/** Each way of reading is tried with one collection that names people, and each collection in one way. */
const TIMED_CELLS = Object.entries(READS).flatMap(([operation, attempt]) =>
  (operation === 'list' ? PATHS : [COLLECTIONS.donations]).map((path) => ({
    path,
    operation,
    attempt,
  })),
);
/** The emulator takes no `readTime` for a single get. */
const EARLIER_CELLS = TIMED_CELLS.filter(({ operation }) => operation !== 'get');

const time = () => ({ timestampValue: new Date().toISOString() });

const setSecondFactor = (mode: string) =>
  write(environment, `${COLLECTIONS.settings}/${SIGN_IN_SETTINGS}`, {
    second_factor: { stringValue: mode },
  });

/**
 * An admin who signed in ten minutes ago, with a password alone where that is enough, and has a permit for every
 * collection that asks for one.
 */
async function passwordAdmin(): Promise<Claims> {
  await setSecondFactor('optional');
  const firebase = { sign_in_provider: 'password' };
  const claims = claimsOf(randomUUID(), { roles: ['admin'], firebase }, 600);
  await leaveNote(sessionOf(claims), PATHS);
  return claims;
}

/** Tries every way of reading every collection. Resolves with those that the rules allow. */
async function allowedReads(claims: Claims, readTime?: string): Promise<string[]> {
  const target = { projectId: environment.projectId, claims, existing: EXISTING, fields: {} };
  const cells = readTime === undefined ? TIMED_CELLS : EARLIER_CELLS;
  const tried = cells.map(async ({ path, operation, attempt }) =>
    (await attempt({ ...target, path, readTime })) ? [`${operation} ${path}`] : [],
  );
  return (await Promise.all(tried)).flat();
}

/** Documents that end a session, as functions and pages write them. */
const ENDS: Readonly<Record<string, (claims: Claims) => Promise<unknown>>> = {
  'its rights were taken': ({ sub }) =>
    write(environment, `${COLLECTIONS.revocations}/${String(sub)}`, { since: time() }),
  'somebody signed out of it': (claims) =>
    write(environment, `${COLLECTIONS.sessions}/${sessionOf(claims)}`, {
      uid: { stringValue: String(claims['sub']) },
      seen_at: time(),
      ended_at: time(),
    }),
  'a second factor was asked for': () => setSecondFactor('required'),
};

test('[SEC-05] a session that was noted within two minutes reads, also an earlier state', async () => {
  const claims = await passwordAdmin();
  const noted = await noteSession(environment, claims, SESSION_LIMITS.freshMs - 30_000);
  expect(await allowedReads(claims)).toHaveLength(TIMED_CELLS.length);
  expect(await allowedReads(claims, noted)).toHaveLength(EARLIER_CELLS.length);
});

test.each(Object.entries(ENDS))(
  '[SEC-05] a session reads no earlier state two minutes after %s',
  async (_what, end) => {
    const claims = await passwordAdmin();
    const before = await noteSession(environment, claims, SESSION_LIMITS.freshMs);
    await end(claims);
    expect(await allowedReads(claims)).toEqual([]);
    expect(await allowedReads(claims, before)).toEqual([]);
  },
);

test('[SEC-05] a session without a note reads nothing, and no state from before its note', async () => {
  const claims = await passwordAdmin();
  const before = await setSecondFactor('optional');
  expect(await allowedReads(claims)).toEqual([]);
  await noteSession(environment, claims);
  expect(await allowedReads(claims)).toHaveLength(TIMED_CELLS.length);
  expect(await allowedReads(claims, before)).toEqual([]);
});

test('[SEC-05] a listener tells of nothing that is written after the rights of its session were taken', async () => {
  const claims = await passwordAdmin();
  await noteSession(environment, claims);
  const database = environment.authenticatedContext(String(claims['sub']), claims).firestore();
  const campaigns = collection(database, COLLECTIONS.emailCampaigns);
  const revokeAndWrite = async () => {
    await ENDS['its rights were taken']?.(claims);
    await write(environment, `${COLLECTIONS.emailCampaigns}/later`, {});
  };
  const snapshots: string[][] = [];
  const ended = new Promise((resolve) => {
    onSnapshot(
      campaigns,
      ({ docs }) => {
        snapshots.push(docs.map(({ id }) => id));
        void revokeAndWrite();
      },
      resolve,
    );
  });
  expect(await ended).toMatchObject({ code: 'permission-denied' });
  expect(snapshots).toEqual([[EXISTING]]);
  await assertFails(getDocs(campaigns));
});
