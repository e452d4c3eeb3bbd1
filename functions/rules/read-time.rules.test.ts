import { randomUUID } from 'node:crypto';
import { assertFails, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, getDocs, onSnapshot } from 'firebase/firestore';
import type { CollectionRow } from '@raade/contracts/firestore/collection-row';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { NOTE_VALID_MS, notedName } from '@raade/contracts/firestore/noted-reading';
import type { Claims } from '@raade/contracts/staff/claims';
import { SIGN_IN_SETTINGS } from '@raade/contracts/staff/second-factor';
import { SESSION_LIMITS } from '@raade/contracts/staff/session';
import { claimsOf, sessionOf } from './personas.ts';
import { READS } from './rest-attempts.ts';
import { noteSession, startRules, write } from './rules-environment.ts';

const EXISTING = randomUUID();
const rows: readonly CollectionRow[] = Object.values(COLLECTION_TABLE);
const PATHS = rows
  .filter(({ readBy }) => readBy !== 'nobody' && readBy !== 'owner')
  .map(({ path }) => path.replace('{id}', EXISTING));
/** Each way of reading is tried with one collection that names people, and each collection in one way. */
const CELLS = Object.entries(READS).flatMap(([operation, attempt]) =>
  (operation === 'list' ? PATHS : [COLLECTIONS.donations]).map((path) => ({
    ...{ path, operation, attempt },
  })),
);
/** The emulator takes no `readTime` for a single get. */
const EARLIER_CELLS = CELLS.filter(({ operation }) => operation !== 'get');

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRules('read-time');
  await Promise.all(PATHS.map((path) => write(environment, `${path}/${EXISTING}`, {})));
});
afterAll(() => environment.cleanup());

const time = (milliseconds = 0) => ({
  timestampValue: new Date(Date.now() + milliseconds).toISOString(),
});

const setSecondFactor = (mode: string) =>
  write(environment, `${COLLECTIONS.settings}/${SIGN_IN_SETTINGS}`, {
    second_factor: { stringValue: mode },
  });

/**
 * An admin who signed in ten minutes ago, with a password alone where that is enough, and has a ticket for every
 * collection that asks for one.
 */
async function admin(): Promise<Claims> {
  await setSecondFactor('optional');
  const firebase = { sign_in_provider: 'password' };
  const claims = claimsOf(randomUUID(), { roles: ['admin'], firebase }, 600);
  const fields = Object.fromEntries(PATHS.map((path) => [notedName(path), time(NOTE_VALID_MS)]));
  await write(environment, `${COLLECTIONS.reads}/${sessionOf(claims)}`, {
    until: { mapValue: { fields } },
  });
  return claims;
}

/** Tries every way of reading every collection. Resolves with those that the rules allow. */
async function allowedReads(claims: Claims, readTime?: string): Promise<string[]> {
  const target = { projectId: environment.projectId, claims, existing: EXISTING, fields: {} };
  const cells = readTime === undefined ? CELLS : EARLIER_CELLS;
  const tried = cells.map(async ({ path, operation, attempt }) =>
    (await attempt({ ...target, path, readTime })) ? [`${operation} ${path}`] : [],
  );
  return (await Promise.all(tried)).flat();
}

/** What ends a session, as functions and pages write it. */
const ENDS: Readonly<Record<string, (claims: Claims) => Promise<unknown>>> = {
  'its rights were taken': ({ sub }) =>
    write(environment, `${COLLECTIONS.revocations}/${String(sub)}`, { since: time() }),
  'somebody signed out of it': (claims) =>
    write(environment, `${COLLECTIONS.sessions}/${sessionOf(claims)}`, {
      ...{ uid: { stringValue: String(claims['sub']) }, seen_at: time(), ended_at: time() },
    }),
  'a second factor was asked for': () => setSecondFactor('required'),
};

test('[SEC-05] a session that was noted within two minutes reads, also an earlier state', async () => {
  const claims = await admin();
  const noted = await noteSession(environment, claims, SESSION_LIMITS.freshMs - 30_000);
  expect(await allowedReads(claims)).toHaveLength(CELLS.length);
  expect(await allowedReads(claims, noted)).toHaveLength(EARLIER_CELLS.length);
});

test.each(Object.entries(ENDS))(
  '[SEC-05] a session reads no earlier state two minutes after %s',
  async (_what, end) => {
    const claims = await admin();
    const before = await noteSession(environment, claims, SESSION_LIMITS.freshMs);
    await end(claims);
    expect(await allowedReads(claims)).toEqual([]);
    expect(await allowedReads(claims, before)).toEqual([]);
  },
);

test('[SEC-05] a session without a note reads nothing, and no state from before its note', async () => {
  const claims = await admin();
  const before = await setSecondFactor('optional');
  expect(await allowedReads(claims)).toEqual([]);
  await noteSession(environment, claims);
  expect(await allowedReads(claims)).toHaveLength(CELLS.length);
  expect(await allowedReads(claims, before)).toEqual([]);
});

test('[SEC-05] a listener tells of nothing that is written after the rights of its session were taken', async () => {
  const claims = await admin();
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
