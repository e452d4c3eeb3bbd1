import { randomUUID } from 'node:crypto';
import { assertFails, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, getDocs, onSnapshot } from 'firebase/firestore';
import type { CollectionRow } from '@raade/contracts/firestore/collection-row';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { PERMIT_VALID_MS, permitName } from '@raade/contracts/firestore/audited-reading';
import type { Claims } from '@raade/contracts/staff/claims';
import { SIGN_IN_SETTINGS } from '@raade/contracts/staff/second-factor';
import { SESSION_LIMITS } from '@raade/contracts/staff/staff-session';
import { checkCells } from '@raade/contracts/testing/matrix';
import { claimsOf, PERSONAS, sessionOf } from './personas.ts';
import { READS } from './rest-attempts.ts';
import { recordSessionUse, recordSessionUses, startRules, write } from './rules-environment.ts';

const EXISTING = randomUUID();
const rows = Object.values(COLLECTION_TABLE) as readonly CollectionRow[];
const NAMING_PEOPLE = rows.filter(({ needsAuditEntry }) => needsAuditEntry).map(({ path }) => path);

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

/** Writes permits of a session for these collections, which are valid this long. */
async function writePermits(id: string, paths: readonly string[], validForMs = PERMIT_VALID_MS) {
  const timestampValue = new Date(Date.now() + validForMs).toISOString();
  const fields = Object.fromEntries(paths.map((path) => [permitName(path), { timestampValue }]));
  await write(environment, `${COLLECTIONS.reads}/${id}`, { until: { mapValue: { fields } } });
}

/** Reads over REST, as pages and attackers do. */
const read = (claims: Claims | undefined, { path, attempt }: Cell) =>
  attempt({
    projectId: environment.projectId,
    claims,
    path: path.replace('{id}', EXISTING),
    existing: EXISTING,
    fields: {},
  });

/** Reads in a valid session. */
async function readInSession(claims: Claims, cell: Cell): Promise<boolean> {
  await recordSessionUse(environment, claims);
  return read(claims, cell);
}

test('more than five collections need a permit', () => {
  expect(NAMING_PEOPLE.length).toBeGreaterThan(5);
});

test('[SEC-05] without a permit no role can read people', async () => {
  await recordSessionUses(
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

test('[SEC-05] reading people needs a permit for this collection that has not expired', () =>
  checkReads(async (cell) => {
    const reader = admin();
    const others = NAMING_PEOPLE.filter((other) => other !== cell.path);
    await writePermits(sessionOf(reader), others);
    expect(await readInSession(reader, cell)).toBe(false);
    await writePermits(sessionOf(reader), [cell.path], -1);
    expect(await readInSession(reader, cell)).toBe(false);
  }));

test('[SEC-05] a permit is not valid for another session of the same account', () =>
  checkReads(async (cell) => {
    const uid = randomUUID();
    await writePermits(sessionOf(admin(uid)), [cell.path]);
    await writePermits(uid, [cell.path]);
    expect(await readInSession(admin(uid, 60), cell)).toBe(false);
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
 * An admin who signed in ten minutes ago with only a password, which is allowed, and has permits for all collections
 * that need one.
 */
async function passwordAdmin(): Promise<Claims> {
  await setSecondFactor('optional');
  const firebase = { sign_in_provider: 'password' };
  const claims = claimsOf(randomUUID(), { roles: ['admin'], firebase }, 600);
  await writePermits(sessionOf(claims), PATHS);
  return claims;
}

/** Tries all reads in `TIMED_CELLS`. Resolves with those that the rules allow. */
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
  'its rights were revoked': ({ sub }) =>
    write(environment, `${COLLECTIONS.revocations}/${String(sub)}`, { since: time() }),
  'it was signed out': (claims) =>
    write(environment, `${COLLECTIONS.sessions}/${sessionOf(claims)}`, {
      uid: { stringValue: String(claims['sub']) },
      seen_at: time(),
      ended_at: time(),
    }),
  'a second factor was required': () => setSecondFactor('required'),
};

test('[SEC-05] a session seen within two minutes can read, also an earlier state', async () => {
  const claims = await passwordAdmin();
  const session = await recordSessionUse(environment, claims, SESSION_LIMITS.freshMs - 30_000);
  expect(await allowedReads(claims)).toHaveLength(TIMED_CELLS.length);
  expect(await allowedReads(claims, session)).toHaveLength(EARLIER_CELLS.length);
});

test.each(Object.entries(ENDS))(
  '[SEC-05] a session seen two minutes ago can read no state, even an earlier one, after %s',
  async (_what, end) => {
    const claims = await passwordAdmin();
    const before = await recordSessionUse(environment, claims, SESSION_LIMITS.freshMs);
    await end(claims);
    expect(await allowedReads(claims)).toEqual([]);
    expect(await allowedReads(claims, before)).toEqual([]);
  },
);

test('[SEC-05] a session must be recorded to read, and then reads no older state', async () => {
  const claims = await passwordAdmin();
  const before = await setSecondFactor('optional');
  expect(await allowedReads(claims)).toEqual([]);
  await recordSessionUse(environment, claims);
  expect(await allowedReads(claims)).toHaveLength(TIMED_CELLS.length);
  expect(await allowedReads(claims, before)).toEqual([]);
});

test('[SEC-05] a listener gets no writes after the rights of its account are revoked', async () => {
  const claims = await passwordAdmin();
  await recordSessionUse(environment, claims);
  const database = environment.authenticatedContext(String(claims['sub']), claims).firestore();
  const campaigns = collection(database, COLLECTIONS.emailCampaigns);
  const revokeAndWrite = async () => {
    await ENDS['its rights were revoked']?.(claims);
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
