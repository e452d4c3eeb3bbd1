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
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { MAIL_SWITCH } from '@raade/contracts/mail/mail-switch';
import type { Claims } from '@raade/contracts/staff/claims';
import { SIGN_IN_SETTINGS } from '@raade/contracts/staff/second-factor';
import { SESSION_LIMITS, sessionId } from '@raade/contracts/staff/staff-session';
import { claimsOf } from './personas.ts';
import { recordSessionUse, startRules, write } from './rules-environment.ts';

const UID = 'member';
const STAFF = { roles: ['viewer'] };
const MINUTE_S = 60;

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRules('sessions');
});
beforeEach(() => environment.clearFirestore());
afterAll(() => environment.cleanup());

/** A session of a sign-in so many seconds ago: its database, and its document. */
function signedIn(secondsAgo: number, claims: Claims = STAFF, uid = UID) {
  const token = claimsOf(uid, claims, secondsAgo);
  const database = environment.authenticatedContext(uid, token).firestore();
  const id = sessionId({ sub: uid, auth_time: Number(token['auth_time']) });
  return { database, id, token, own: doc(database, COLLECTIONS.sessions, id) };
}
type Session = ReturnType<typeof signedIn>;

const read = ({ database }: Session) => getDocs(collection(database, COLLECTIONS.emailCampaigns));
const seenNow = (uid = UID) => ({ uid, seen_at: serverTimestamp() });
const endedNow = (uid = UID) => ({ ...seenNow(uid), ended_at: serverTimestamp() });

/** The document of a session by its id, as this session sees it. */
const at = ({ database }: Session, id: string) => doc(database, COLLECTIONS.sessions, id);

const agoBy = (milliseconds: number) => Timestamp.fromMillis(Date.now() - milliseconds);

test('[SEC-05] an active session stays valid for up to twelve hours', async () => {
  const session = signedIn(SESSION_LIMITS.endsAfterMs / 1000 - MINUTE_S);
  await recordSessionUse(environment, session.token, SESSION_LIMITS.idleAfterMs - 60_000);
  await assertFails(read(session));
  await assertSucceeds(setDoc(session.own, seenNow()));
  await assertSucceeds(read(session));

  const over = signedIn(SESSION_LIMITS.endsAfterMs / 1000);
  await recordSessionUse(environment, over.token);
  await assertFails(read(over));
  await assertFails(setDoc(over.own, seenNow()));
});

test('[SEC-05] a session that was idle for half an hour has ended for good', async () => {
  const session = signedIn(60 * MINUTE_S);
  await recordSessionUse(environment, session.token, SESSION_LIMITS.idleAfterMs);
  await assertFails(read(session));
  await assertFails(setDoc(session.own, seenNow()));
  await assertFails(updateDoc(session.own, { seen_at: serverTimestamp() }));
  await assertFails(deleteDoc(session.own));
});

test('[SEC-05] a session can be recorded for half an hour, and reads nothing before', async () => {
  const young = signedIn(29 * MINUTE_S);
  await assertFails(read(young));
  await assertSucceeds(setDoc(young.own, seenNow()));
  await assertSucceeds(read(young));
  const old = signedIn(30 * MINUTE_S);
  await assertFails(read(old));
  await assertFails(setDoc(old.own, seenNow()));
});

test('[SEC-05] signing out ends a session for good, also for a stolen token', async () => {
  const session = signedIn(MINUTE_S);
  await assertSucceeds(setDoc(session.own, seenNow()));
  await assertSucceeds(read(session));
  await assertSucceeds(setDoc(session.own, endedNow()));
  await assertFails(read(session));
  await assertFails(setDoc(session.own, seenNow()));
  await assertFails(updateDoc(session.own, { seen_at: serverTimestamp() }));
  await assertFails(deleteDoc(session.own));
});

test('[SEC-05] a session can be ended before it is recorded', async () => {
  const session = signedIn(0);
  await assertSucceeds(setDoc(session.own, endedNow()));
  await assertFails(read(session));
});

test('[SEC-05] members can list their sessions, and end, but not change, another one', async () => {
  const here = signedIn(MINUTE_S);
  const away = signedIn(2 * MINUTE_S);
  await assertSucceeds(setDoc(away.own, seenNow()));
  await assertSucceeds(setDoc(here.own, seenNow()));
  const all = collection(here.database, COLLECTIONS.sessions);
  await assertSucceeds(getDocs(query(all, where('uid', '==', UID))));
  const at = doc(here.database, COLLECTIONS.sessions, away.id);
  await assertFails(updateDoc(at, { seen_at: serverTimestamp() }));
  await assertFails(updateDoc(at, { ended_at: agoBy(-60_000) }));
  await assertFails(updateDoc(at, { seen_at: serverTimestamp(), ended_at: serverTimestamp() }));
  await assertFails(setDoc(at, seenNow()));
  await assertSucceeds(read(away));
  await assertSucceeds(updateDoc(at, { ended_at: serverTimestamp() }));
  await assertFails(read(away));
  await assertSucceeds(read(here));
});

test('[SEC-05] nobody can read, record or end the session of somebody else', async () => {
  const theirs = signedIn(MINUTE_S);
  await assertSucceeds(setDoc(theirs.own, seenNow()));
  const { database } = signedIn(MINUTE_S, { roles: ['admin'] }, 'another');
  const at = doc(database, COLLECTIONS.sessions, theirs.id);
  await assertFails(getDoc(at));
  await assertFails(getDocs(collection(database, COLLECTIONS.sessions)));
  for (const uid of [UID, 'another']) await assertFails(setDoc(at, seenNow(uid)));
  await assertFails(updateDoc(at, { ended_at: serverTimestamp() }));
});

test.each<[string, Claims]>([
  ['without a role', {}],
  ['of a releaser', { releases: ['giving'] }],
  ['with an unverified address', { ...STAFF, email_verified: false }],
])('[SEC-05] an account %s cannot record a session', async (_what, claims) => {
  await assertFails(setDoc(signedIn(0, claims).own, seenNow()));
});

test.each<[string, (session: Session) => Promise<unknown>]>([
  ['a client time', ({ own }) => setDoc(own, { uid: UID, seen_at: agoBy(-60_000) })],
  ['the uid of another account', ({ own }) => setDoc(own, seenNow('another'))],
  ['a client end time', ({ own }) => setDoc(own, { ...seenNow(), ended_at: agoBy(-60_000) })],
  ['an unknown field', ({ own }) => setDoc(own, { ...seenNow(), device: 'sample' })],
  ['the id of another sign-in', (own) => setDoc(at(own, `${UID}_1`), seenNow())],
])('[SEC-05] a session cannot be recorded with %s', async (_what, attempt) => {
  await assertFails(attempt(signedIn(0)));
});

test('[SEC-05] an account whose rights were revoked cannot record a session or read', async () => {
  const session = signedIn(MINUTE_S);
  const timestampValue = new Date(Date.now() - 30_000).toISOString();
  await write(environment, `${COLLECTIONS.revocations}/${UID}`, { since: { timestampValue } });
  await assertFails(setDoc(session.own, seenNow()));
  await assertFails(read(session));
});

const ADMIN = { roles: ['admin'] };
const WITHOUT = { firebase: { sign_in_provider: 'password' } };
const WITH = { firebase: { sign_in_provider: 'password', sign_in_second_factor: 'phone' } };

const OPTIONAL_IN_A_LIST = { arrayValue: { values: [{ stringValue: 'optional' }] } };

const as = (claims: Claims) => signedIn(0, claims);
const writeSettings = (settings: object) =>
  write(environment, `${COLLECTIONS.settings}/${SIGN_IN_SETTINGS}`, settings);
const secondFactor = (stringValue: string) => ({ second_factor: { stringValue } });
const settingsOf = ({ database }: Session, id: string) =>
  getDoc(doc(database, COLLECTIONS.settings, id));
const renew = ({ own }: Session) => setDoc(own, seenNow());
/** Records the session, bypassing the rules, and reads in it. */
async function readNoted(session: Session) {
  await recordSessionUse(environment, session.token);
  return read(session);
}

test.each([
  ['not stored', undefined],
  ['required', secondFactor('required')],
  ['an unknown word', secondFactor('off')],
  ['missing', {}],
  ['no text', { second_factor: OPTIONAL_IN_A_LIST }],
])('[SEC-05] a password alone gives no access if the setting is %s', async (_what, settings) => {
  if (settings) await writeSettings(settings);
  const member = as({ ...ADMIN, ...WITHOUT });
  await assertFails(readNoted(member));
  await assertFails(renew(member));
  await assertFails(settingsOf(member, MAIL_SWITCH));
  await assertFails(getDocs(collection(member.database, COLLECTIONS.settings)));

  const withFactor = as({ ...ADMIN, ...WITH });
  await assertSucceeds(readNoted(withFactor));
  await assertSucceeds(renew(withFactor));
});

test('[SEC-05] a password is enough while a second factor is optional, not required', async () => {
  await writeSettings(secondFactor('optional'));
  const [without, member] = [as({ ...ADMIN, ...WITHOUT }), as({ ...ADMIN, ...WITH })];
  for (const each of [without, member]) {
    await assertSucceeds(readNoted(each));
    await assertSucceeds(renew(each));
  }
  await writeSettings(secondFactor('required'));
  await assertFails(renew(without));
  await assertFails(readNoted(without));
});

test.each<[string, Claims]>([
  ['an empty text', { firebase: { sign_in_second_factor: '' } }],
  ['null', { firebase: { sign_in_second_factor: null } }],
  ['a claim of another name', { ...WITHOUT, sign_in_second_factor: 'totp' }],
])('[SEC-05] a second factor that is %s gives no access', async (_what, claims) => {
  await assertFails(readNoted(as({ ...ADMIN, ...claims })));
});

test('[SEC-05] only staff can read the second-factor setting, even without one', async () => {
  await assertSucceeds(settingsOf(as({ roles: ['viewer'], ...WITHOUT }), SIGN_IN_SETTINGS));
  await assertFails(settingsOf(as(WITHOUT), SIGN_IN_SETTINGS));
  const unproven = { ...ADMIN, ...WITHOUT, email_verified: false };
  await assertFails(settingsOf(as(unproven), SIGN_IN_SETTINGS));
  const visitor = environment.unauthenticatedContext().firestore();
  await assertFails(getDoc(doc(visitor, COLLECTIONS.settings, SIGN_IN_SETTINGS)));
});
