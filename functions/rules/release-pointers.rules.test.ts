import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import { type Pointer, POINTER_HISTORY } from '@raade/contracts/releases';
import { claimsOf } from './personas.ts';
import { startRules } from './rules-environment.ts';

const EMAIL = 'giving@example.org';

const pointer: Pointer = {
  app: 'giving',
  release: '0123456789abcdef0123456789abcdef',
  digest: `sha384-${'A'.repeat(64)}`,
};

const lastMove = {
  kind: 'publish',
  moved_by: 'colleague@example.org',
  moved_at: Timestamp.fromMillis(0),
};
const { digest } = pointer;
const [A, B, C] = ['a', 'b', 'c'].map((digit) => digit.repeat(32)) as [string, string, string];
const past = (release: string) => ({ release, digest, ...lastMove });

/** The pointer when a test begins, after two moves. */
const LIVE = { revision: 2, pointer, ...lastMove, history: [past(A)] };

/** The next move, as the rules want it. */
function next(change: object = {}) {
  return {
    revision: 3,
    pointer: { ...pointer, release: B },
    kind: 'promote',
    moved_by: EMAIL,
    moved_at: serverTimestamp(),
    history: [past(pointer.release), ...LIVE.history],
    ...change,
  };
}

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRules('release-pointers');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await write('giving', LIVE);
});
afterAll(() => environment.cleanup());

function write(app: string, document: object): Promise<void> {
  return environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), COLLECTIONS.releasePointers, app), document);
  });
}

function as(claims: object, email = EMAIL) {
  const token = { ...claimsOf('team', { ...claims }), email };
  const firestore = environment.authenticatedContext('team', token).firestore();
  return collection(firestore, COLLECTIONS.releasePointers);
}

const team = () => as({ releases: ['giving'] });
const move = (pointers: ReturnType<typeof as>, document: object, app = 'giving') =>
  setDoc(doc(pointers, app), document);

test('a team moves its own pointer, and makes its first', async () => {
  await assertSucceeds(move(team(), next()));
  const first = { revision: 1, history: [], pointer: { ...pointer, app: 'events' } };
  await assertSucceeds(move(as({ releases: ['events'] }), next(first), 'events'));
});

test.each([
  ['another app’s team', { releases: ['content', 'admin'] }],
  ['nobody’s team', { releases: [] }],
  ['a claim that is a text', { releases: 'giving' }],
  ['a claim that is a map', { releases: { giving: true } }],
  ['staff', { role: 'staff' }],
  ['an admin', { role: 'admin' }],
  ['an account without claims', {}],
  ['whose address is not verified', { releases: ['giving'], email_verified: false }],
])('%s moves none', async (_who, claims) => {
  await assertFails(move(as(claims), next()));
  await assertFails(deleteDoc(doc(as(claims), 'giving')));
});

test('who releases any app reads all pointers, since pages are composed of them all', async () => {
  await assertSucceeds(getDocs(as({ releases: ['content'] })));
  await assertSucceeds(getDoc(doc(team(), 'content')));
  for (const claims of [{ role: 'admin' }, { releases: [] }, { releases: 'giving' }]) {
    await assertFails(getDocs(as(claims)));
  }
});

test.each([
  ['the revision that is live already', { revision: 2 }],
  ['a revision that leaves one out', { revision: 4 }],
  ['somebody else’s name', { moved_by: 'colleague@example.org' }],
  ['a time of its own', { moved_at: Timestamp.fromMillis(0) }],
  ['an unknown kind of move', { kind: 'force' }],
  ['what is no release', { pointer: { ...pointer, release: 'latest' } }],
  ['a way out of its folder', { pointer: { ...pointer, release: `../${B}`.slice(0, 32) } }],
  ['an id that is too short to vouch', { pointer: { ...pointer, release: B.slice(0, 16) } }],
  ['what is no digest', { pointer: { ...pointer, digest: 'nope' } }],
  ['a pointer of another app', { pointer: { ...pointer, app: 'content' } }],
  ['a pointer without its app', { pointer: { release: B, digest } }],
  ['an address', { pointer: { ...pointer, url: 'https://evil.example.org/r/x/remoteEntry.js' } }],
  ['paths', { pointer: { ...pointer, paths: [1] } }],
  ['the old name of a release beside it', { pointer: { ...pointer, version: pointer.release } }],
  ['more than a pointer', { pointer: { ...pointer, note: 'sample' } }],
  ['more fields', { note: 'sample' }],
  ['a history without the last move', { history: LIVE.history }],
  ['a history without the earlier moves', { history: [past(pointer.release)] }],
  ['an empty history', { history: [] }],
  ['a changed last move', { history: [past(C), ...LIVE.history] }],
  ['a changed earlier move', { history: [past(pointer.release), past(C)] }],
])('a team moves nothing with %s', async (_what, change) => {
  await assertFails(move(team(), next(change)));
});

test('a pointer is never made with a past, nor taken away', async () => {
  await assertFails(move(as({ releases: ['events'] }), next({ revision: 1 }), 'events'));
  await assertFails(move(as({ releases: ['events'] }), next({ history: [] }), 'events'));
  await assertFails(deleteDoc(doc(team(), 'giving')));
});

test.each([
  ['before releases were called so', (release: string) => ({ version: release })],
  ['when pointers held addresses', (release: string) => ({ release })],
])('a pointer from %s moves on, and its past stays as it was written', async (_when, named) => {
  const [live, earlier] = [named(C.slice(0, 16)), { ...named(A.slice(0, 16)), ...lastMove }];
  const url = 'https://giving.example.org/r/x/remoteEntry.js';
  await write('giving', { ...LIVE, pointer: { url, ...live }, history: [earlier] });
  const last = { release: C.slice(0, 16), ...lastMove };
  await assertFails(move(team(), next({ history: [last, past(A)] })));
  await assertFails(move(team(), next({ history: [past(B), earlier] })));
  await assertSucceeds(move(team(), next({ history: [last, earlier] })));
});

test('a full history forgets its oldest move, and only that one', async () => {
  const full = Array.from({ length: POINTER_HISTORY }, () => past(A));
  await write('giving', { ...LIVE, history: full });
  const remembered = [past(pointer.release), ...full];
  await assertFails(move(team(), next({ history: remembered })));
  await assertFails(move(team(), next({ history: remembered.slice(0, -2) })));
  await assertSucceeds(move(team(), next({ history: remembered.slice(0, -1) })));
});

test('whose right was taken moves and reads no pointer, and does again after a new sign-in', async () => {
  const since = Timestamp.fromMillis(Date.now() - 30_000);
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), COLLECTIONS.revocations, 'team'), { since });
  });
  const signedIn = (secondsAgo: number) =>
    as(claimsOf('team', { releases: ['giving'] }, secondsAgo));
  await assertFails(move(signedIn(60), next()));
  await assertFails(getDoc(doc(signedIn(60), 'giving')));
  await assertSucceeds(move(signedIn(10), next()));
});
