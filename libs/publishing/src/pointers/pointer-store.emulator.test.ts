import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local-stack';
import type { Pointer } from '@raade/contracts/releases';
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
function storeOf(team: Team, releases: readonly Team[] = [team]): PointerStore {
  const app = initializeApp({ projectId }, crypto.randomUUID());
  apps.push(app);
  const firestore = getFirestore(app);
  const { host, port } = environment.emulators.firestore ?? { host: '', port: 0 };
  const signedIn = { email_verified: true, auth_time: Math.floor(Date.now() / 1000) };
  const mockUserToken = { sub: team, email: TEAMS[team], ...signedIn, releases };
  connectFirestoreEmulator(firestore, host, port, { mockUserToken });
  return firestorePointerStore(firestore, TEAMS[team]);
}

function pointer(app: Team, number: number): Pointer {
  const release = number.toString(16).padStart(32, '0');
  return { app, release, digest: `sha384-${'A'.repeat(64)}` };
}

const giving = (number: number) => pointer('giving', number);

/** Moves as a team would that promotes its release until it is live once, whoever is faster. */
async function publish(team: Team, number: number): Promise<number> {
  const store = storeOf(team);
  for (let lost = 0; ; lost += 1) {
    const seen = (await store.readAll()).get(team)?.revision ?? 0;
    const request = { pointer: pointer(team, number), kind: 'publish', seen } as const;
    const won = await store.move([request]).then(() => true, unlessLost);
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
      numbers.map((number) => pointer(team, number).release),
    );
  }
  // Otherwise nothing raced, and nothing was tested.
  expect(Math.max(...lost)).toBeGreaterThan(0);
});

test('who is slower is told who was faster, and changes nothing', async () => {
  const store = storeOf('giving');
  await store.move([{ pointer: giving(1), kind: 'publish', seen: 0 }]);
  const slow = store.move([{ pointer: giving(2), kind: 'promote', seen: 0 }]);
  await expect(slow).rejects.toThrow(
    `giving@example.org made ${giving(1).release} the live release (publish, 20`,
  );
  const { revision, pointer: live } = (await store.readAll()).get('giving') ?? {};
  expect([revision, live]).toEqual([1, giving(1)]);
});

test('what is no pointer takes no other along, says what is wrong, and moves on with its past', async () => {
  const { release } = giving(2);
  const past = { kind: 'publish', moved_by: TEAMS.giving, moved_at: new Date(0) };
  const write = (app: string, document: object) =>
    environment.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc(`${COLLECTIONS.releasePointers}/${app}`).set(document);
    });
  await write('giving', {
    revision: 2,
    pointer: { url: 'https://evil.example.org/r/x/remoteEntry.js', version: release },
    ...past,
    history: [{ version: giving(1).release, ...past }],
  });
  await write('events', { revision: 'many' });
  const content = { pointer: pointer('content', 7), kind: 'publish', seen: 0 } as const;
  await storeOf('content').move([content]);

  const store = storeOf('giving');
  const all = await store.readAll();
  expect(all.get('giving')).toMatchObject({
    pointer: undefined,
    problem: expect.stringContaining('release'),
  });
  expect(all.get('events')).toMatchObject({
    pointer: undefined,
    problem: expect.stringContaining('revision'),
  });
  expect(all.get('content')?.pointer).toEqual(content.pointer);

  for (const [number, seen] of [
    [3, 2],
    [4, 3],
  ] as const) {
    await store.move([{ pointer: giving(number), kind: 'publish', seen }]);
  }
  const live = (await store.readAll()).get('giving');
  expect(live?.pointer).toEqual(giving(4));
  expect(live?.moves.map((move) => move.release)).toEqual(
    [4, 3, 2, 1].map((number) => giving(number).release),
  );
});

test('several pointers move as one: all of them, or none', async () => {
  const store = storeOf('giving', ['giving', 'content']);
  const both = (number: number, seen: readonly [number, number]) => [
    { pointer: giving(number), kind: 'promote', seen: seen[0] } as const,
    { pointer: pointer('content', number), kind: 'promote', seen: seen[1] } as const,
  ];
  const live = async () =>
    [...(await store.readAll())].map(([app, { pointer: one }]) => [app, one?.release]);
  await store.move(both(1, [0, 0]));
  await expect(store.move(both(2, [1, 0]))).rejects.toThrow('of content.');
  await expect(storeOf('giving').move(both(2, [1, 1]))).rejects.toThrow();
  expect((await live()).sort()).toEqual([
    ['content', giving(1).release],
    ['giving', giving(1).release],
  ]);
  await store.move(both(2, [1, 1]));
  expect((await live()).map(([, release]) => release)).toEqual([
    giving(2).release,
    giving(2).release,
  ]);
});
