import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { CONTENT_PARTS } from '@raade/contracts/content/parts';
import type { Claims } from '@raade/contracts/staff/claims';
import { PRESENCE_LIFETIME_MS } from '@raade/contracts/content/presence';
import { claimsOf } from './personas.ts';
import { noteSession, startRules } from './rules-environment.ts';

const EDITOR = { roles: ['editor'] };
let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRules('content-presence');
});
beforeEach(() => environment.clearFirestore());
afterAll(() => environment.cleanup());

async function browserOf(uid: string, claims: Claims = EDITOR) {
  const token = claimsOf(uid, claims);
  await noteSession(environment, token);
  const database = environment.authenticatedContext(uid, token).firestore();
  return { all: collection(database, COLLECTIONS.contentPresence) };
}
type Browser = Awaited<ReturnType<typeof browserOf>>;

const fromNow = (milliseconds: number) => Timestamp.fromMillis(Date.now() + milliseconds);
const at = (changes: object = {}) => ({
  name: 'ada@example.org',
  part: 'speakers',
  item: 'ama-sample',
  at: serverTimestamp(),
  expires_at: fromNow(PRESENCE_LIFETIME_MS),
  ...changes,
});
const say = ({ all }: Browser, note: object = at(), uid = 'ada') => setDoc(doc(all, uid), note);

test('[SEC-05] an editor says where they are, other editors read it, and they take it back', async () => {
  const [ada, kofi] = [await browserOf('ada'), await browserOf('kofi')];
  await assertSucceeds(say(ada));
  for (const part of CONTENT_PARTS) await assertSucceeds(say(ada, at({ part, item: null })));
  await assertSucceeds(getDocs(kofi.all));
  await assertFails(deleteDoc(doc(kofi.all, 'ada')));
  await assertSucceeds(deleteDoc(doc(ada.all, 'ada')));
});

test('[SEC-05] nobody says where somebody else is, nor under another name', async () => {
  await assertFails(say(await browserOf('kofi')));
  await assertFails(say(await browserOf('kofi'), at(), 'kofi'));
});

test.each<[string, Claims]>([
  ['without a role', {}],
  ['of a viewer', { roles: ['viewer'] }],
  ['that releases', { releases: ['content'] }],
])('[SEC-05] an account %s neither says nor reads where editors are', async (_what, claims) => {
  const browser = await browserOf('ada', claims);
  await assertFails(say(browser));
  await assertFails(getDocs(browser.all));
  await assertFails(deleteDoc(doc(browser.all, 'ada')));
});

test.each<[string, object]>([
  ['a part that there is not', at({ part: 'people' })],
  ['an item without end', at({ item: 'x'.repeat(201) })],
  ['an item that is none', at({ item: ['x'] })],
  ['another time', at({ at: fromNow(-60_000) })],
  ['no end', at({ expires_at: null })],
  ['an end that has passed', at({ expires_at: fromNow(-60_000) })],
  ['an end in two days', at({ expires_at: fromNow(2 * 24 * PRESENCE_LIFETIME_MS) })],
  ['more than is known of it', at({ text: 'What I am writing' })],
  ['nothing', {}],
])('[SEC-05] nobody is somewhere with %s', async (_what, note) => {
  await assertFails(say(await browserOf('ada'), note));
});
