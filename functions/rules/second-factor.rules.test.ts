import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, serverTimestamp, setDoc } from 'firebase/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { MAIL_SWITCH } from '@raade/contracts/mail/mail-switch';
import type { Claims } from '@raade/contracts/staff/claims';
import { SIGN_IN_SETTINGS } from '@raade/contracts/staff/second-factor';
import { sessionId } from '@raade/contracts/staff/session';
import { claimsOf } from './personas.ts';
import { noteSession, startRules, write } from './rules-environment.ts';

const UID = 'member';
const ADMIN = { roles: ['admin'] };
const WITHOUT = { firebase: { sign_in_provider: 'password' } };
const WITH = { firebase: { sign_in_provider: 'password', sign_in_second_factor: 'phone' } };

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRules('second-factor');
});
beforeEach(() => environment.clearFirestore());
afterAll(() => environment.cleanup());

function as(claims: Claims) {
  const token = claimsOf(UID, claims);
  const database = environment.authenticatedContext(UID, token).firestore();
  const id = sessionId({ sub: UID, auth_time: Number(token['auth_time']) });
  return { token, database, session: doc(database, COLLECTIONS.sessions, id) };
}
type Member = ReturnType<typeof as>;

const settle = (settings: object) =>
  write(environment, `${COLLECTIONS.settings}/${SIGN_IN_SETTINGS}`, settings);
const says = (stringValue: string) => ({ second_factor: { stringValue } });

const settingsOf = ({ database }: Member, id: string) =>
  getDoc(doc(database, COLLECTIONS.settings, id));
/** Reads in a session that was noted past the rules. */
async function read({ token, database }: Member) {
  await noteSession(environment, token);
  return getDocs(collection(database, COLLECTIONS.emailCampaigns));
}
const note = ({ session }: Member) => setDoc(session, { uid: UID, seen_at: serverTimestamp() });

test.each([
  ['there are none', undefined],
  ['they ask for it', says('required')],
  ['they say nothing that is known', says('off')],
  ['they say nothing of it', {}],
  [
    'they say it with another type',
    { second_factor: { arrayValue: { values: [{ stringValue: 'optional' }] } } },
  ],
])('[SEC-05] a password alone opens nothing with settings of which %s', async (_what, settings) => {
  if (settings) await settle(settings);
  const member = as({ ...ADMIN, ...WITHOUT });
  await assertFails(read(member));
  await assertFails(note(member));
  await assertFails(settingsOf(member, MAIL_SWITCH));
  await assertFails(getDocs(collection(member.database, COLLECTIONS.settings)));

  const withFactor = as({ ...ADMIN, ...WITH });
  await assertSucceeds(read(withFactor));
  await assertSucceeds(note(withFactor));
});

test('[SEC-05] where a second factor is optional, a password is enough until the settings ask for more', async () => {
  await settle(says('optional'));
  const [without, member] = [as({ ...ADMIN, ...WITHOUT }), as({ ...ADMIN, ...WITH })];
  for (const each of [without, member]) {
    await assertSucceeds(read(each));
    await assertSucceeds(note(each));
  }
  await settle(says('required'));
  await assertFails(note(without));
  await assertFails(read(without));
});

test.each<[string, Claims]>([
  ['nothing', { firebase: { sign_in_second_factor: '' } }],
  ['none', { firebase: { sign_in_second_factor: null } }],
  ['a claim of another name', { ...WITHOUT, sign_in_second_factor: 'totp' }],
])('[SEC-05] a second factor that is %s is none', async (_what, claims) => {
  await assertFails(read(as({ ...ADMIN, ...claims })));
});

test('[SEC-05] staff without a second factor learn that they need one, and nobody else does', async () => {
  await assertSucceeds(settingsOf(as({ roles: ['viewer'], ...WITHOUT }), SIGN_IN_SETTINGS));
  await assertFails(settingsOf(as(WITHOUT), SIGN_IN_SETTINGS));
  const unproven = { ...ADMIN, ...WITHOUT, email_verified: false };
  await assertFails(settingsOf(as(unproven), SIGN_IN_SETTINGS));
  const visitor = environment.unauthenticatedContext().firestore();
  await assertFails(getDoc(doc(visitor, COLLECTIONS.settings, SIGN_IN_SETTINGS)));
});
