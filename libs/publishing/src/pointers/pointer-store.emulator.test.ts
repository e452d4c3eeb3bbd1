import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local-stack';
import type { ReleasePointer } from '@raade/contracts/registry';
import { COLLECTIONS } from '@raade/contracts/collections';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { firestorePointerStore } from './firestore-pointer-store.ts';
import { LostRace, type PointerStore } from './pointer-store.ts';

const projectId = `${LOCAL_PROJECT_ID}-pointers`;
const TEAMS = { content: 'content@example.org', giving: 'giving@example.org' } as const;
type Team = keyof typeof TEAMS;

let environment: RulesTestEnvironment;
const apps: FirebaseApp[] = [];

// A busy machine takes its time for many transactions at once.
jest.setTimeout(120_000);

beforeAll(async () => {
  const rules = readFileSync(path.join(__dirname, '../../../../firestore.rules'), 'utf8');
  environment = await initializeTestEnvironment({ projectId, firestore: { rules } });
});
beforeEach(() => environment.clearFirestore());
afterAll(async () => {
  await Promise.all(apps.map(deleteApp));
  await environment.cleanup();
});

/** The store as a process of the team's own sees it. */
function storeOf(team: Team): PointerStore {
  const app = initializeApp({ projectId }, crypto.randomUUID());
  apps.push(app);
  const firestore = getFirestore(app);
  const { host, port } = environment.emulators.firestore ?? { host: '', port: 0 };
  const signedIn = { email_verified: true, auth_time: Math.floor(Date.now() / 1000) };
  const mockUserToken = { sub: team, email: TEAMS[team], ...signedIn, releases: [team] };
  connectFirestoreEmulator(firestore, host, port, { mockUserToken });
  return firestorePointerStore(firestore, TEAMS[team]);
}

function pointer(number: number): ReleasePointer {
  const release = number.toString(16).padStart(16, '0');
  const url = `https://site.example.org/r/${release}/remoteEntry.js`;
  const integrity = `sha384-${'A'.repeat(64)}`;
  return { url, release, integrity, platform: '^1.0.0', paths: ['about'], slots: [] };
}

/** Moves as a team would that promotes its release until it is live once, whoever is faster. */
async function publish(team: Team, number: number): Promise<number> {
  const store = storeOf(team);
  for (let lost = 0; ; lost += 1) {
    const seen = (await store.readAll()).get(team)?.revision ?? 0;
    const request = { pointer: pointer(number), kind: 'publish', seen } as const;
    const won = await store.move(team, request).then(() => true, unlessLost);
    if (won) return lost;
  }
}

function unlessLost(error: unknown): false {
  if (error instanceof LostRace) return false;
  throw error;
}

test('of twenty publishes of two apps at once each counts once, and none is overwritten unawares', async () => {
  const numbers = Array.from({ length: 10 }, (_, index) => index);
  const publishes = numbers.flatMap((number) => [
    publish('content', number),
    publish('giving', number),
  ]);
  const lost = await Promise.all(publishes);
  const pointers = await storeOf('giving').readAll();
  for (const team of ['content', 'giving'] as const) {
    const { revision, moves } = pointers.get(team) ?? { revision: 0, moves: [] };
    expect(revision).toBe(10);
    expect(moves.map(({ release }) => release).sort()).toEqual(
      numbers.map((number) => pointer(number).release),
    );
  }
  // Otherwise nothing raced, and nothing was tested.
  expect(Math.max(...lost)).toBeGreaterThan(0);
});

test('who is slower is told who was faster, and changes nothing', async () => {
  const store = storeOf('giving');
  await store.move('giving', { pointer: pointer(1), kind: 'publish', seen: 0 });
  const slow = store.move('giving', { pointer: pointer(2), kind: 'promote', seen: 0 });
  await expect(slow).rejects.toThrow(
    `giving@example.org made ${pointer(1).release} the live release (publish, 20`,
  );
  const { revision, pointer: live } = (await store.readAll()).get('giving') ?? {};
  expect([revision, live]).toEqual([1, pointer(1)]);
});

test('a pointer that still calls its releases `version` is read alike, and moves on with its past', async () => {
  const { release, ...unnamed } = pointer(2);
  const past = { kind: 'publish', moved_by: TEAMS.giving, moved_at: new Date(0) };
  await environment.withSecurityRulesDisabled(async (context) => {
    await context
      .firestore()
      .doc(`${COLLECTIONS.releasePointers}/giving`)
      .set({
        revision: 2,
        pointer: { ...unnamed, version: release },
        ...past,
        history: [{ version: pointer(1).release, ...past }],
      });
  });
  const store = storeOf('giving');
  const live = async () => (await store.readAll()).get('giving');
  const releases = async () => (await live())?.moves.map((move) => move.release);
  expect((await live())?.pointer).toEqual(pointer(2));
  expect(await releases()).toEqual([2, 1].map((number) => pointer(number).release));
  for (const [number, seen] of [
    [3, 2],
    [4, 3],
  ] as const) {
    await store.move('giving', { pointer: pointer(number), kind: 'publish', seen });
  }
  expect(await releases()).toEqual([4, 3, 2, 1].map((number) => pointer(number).release));
});
