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
import { recordSessionUse, startRules } from './rules-environment.ts';

const EDITOR = { roles: ['editor'] };
let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRules('content-presence');
});
beforeEach(() => environment.clearFirestore());
afterAll(() => environment.cleanup());

async function browserOf(uid: string, claims: Claims = EDITOR) {
  const token = claimsOf(uid, claims);
  await recordSessionUse(environment, token);
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
const write = ({ all }: Browser, note: object = at(), uid = 'ada') => setDoc(doc(all, uid), note);

test('[SEC-05] editors write and delete their own presence, and read that of others', async () => {
  const [ada, kofi] = [await browserOf('ada'), await browserOf('kofi')];
  await assertSucceeds(write(ada));
  for (const part of CONTENT_PARTS) await assertSucceeds(write(ada, at({ part, item: null })));
  await assertSucceeds(getDocs(kofi.all));
  await assertFails(deleteDoc(doc(kofi.all, 'ada')));
  await assertSucceeds(deleteDoc(doc(ada.all, 'ada')));
});

test('[SEC-05] editors cannot write the presence of others, or use another name', async () => {
  await assertFails(write(await browserOf('kofi')));
  await assertFails(write(await browserOf('kofi'), at(), 'kofi'));
});

test.each<[string, Claims]>([
  ['without a role', {}],
  ['of a viewer', { roles: ['viewer'] }],
  ['of a releaser', { releases: ['content'] }],
])('[SEC-05] an account %s can neither write nor read presence', async (_what, claims) => {
  const browser = await browserOf('ada', claims);
  await assertFails(write(browser));
  await assertFails(getDocs(browser.all));
  await assertFails(deleteDoc(doc(browser.all, 'ada')));
});

test.each<[string, object]>([
  ['an unknown part', at({ part: 'people' })],
  ['a too long item', at({ item: 'x'.repeat(201) })],
  ['an item that is no text', at({ item: ['x'] })],
  ['a client time', at({ at: fromNow(-60_000) })],
  ['no expiry', at({ expires_at: null })],
  ['an expiry in the past', at({ expires_at: fromNow(-60_000) })],
  ['an expiry in two days', at({ expires_at: fromNow(2 * 24 * PRESENCE_LIFETIME_MS) })],
  ['an unknown field', at({ text: 'What I am writing' })],
  ['no fields', {}],
])('[SEC-05] presence with %s is refused', async (_what, note) => {
  await assertFails(write(await browserOf('ada'), note));
});
