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
import { noteSession, startRules, write } from './rules-environment.ts';

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

test('[SEC-05] a session goes on for as long as something happens in it, up to twelve hours', async () => {
  const session = signedIn(SESSION_LIMITS.endsAfterMs / 1000 - MINUTE_S);
  await noteSession(environment, session.token, SESSION_LIMITS.idleAfterMs - 60_000);
  await assertFails(read(session));
  await assertSucceeds(setDoc(session.own, seenNow()));
  await assertSucceeds(read(session));

  const over = signedIn(SESSION_LIMITS.endsAfterMs / 1000);
  await noteSession(environment, over.token);
  await assertFails(read(over));
  await assertFails(setDoc(over.own, seenNow()));
});

test('[SEC-05] a session in which nothing has happened for half an hour is over, and stays so', async () => {
  const session = signedIn(60 * MINUTE_S);
  await noteSession(environment, session.token, SESSION_LIMITS.idleAfterMs);
  await assertFails(read(session));
  await assertFails(setDoc(session.own, seenNow()));
  await assertFails(updateDoc(session.own, { seen_at: serverTimestamp() }));
  await assertFails(deleteDoc(session.own));
});

test('[SEC-05] a session that its page never noted reads nothing, and can be noted for half an hour', async () => {
  const young = signedIn(29 * MINUTE_S);
  await assertFails(read(young));
  await assertSucceeds(setDoc(young.own, seenNow()));
  await assertSucceeds(read(young));
  const old = signedIn(30 * MINUTE_S);
  await assertFails(read(old));
  await assertFails(setDoc(old.own, seenNow()));
});

test('[SEC-05] whoever signed out has ended the session, for a stolen token as well', async () => {
  const session = signedIn(MINUTE_S);
  await assertSucceeds(setDoc(session.own, seenNow()));
  await assertSucceeds(read(session));
  await assertSucceeds(setDoc(session.own, endedNow()));
  await assertFails(read(session));
  await assertFails(setDoc(session.own, seenNow()));
  await assertFails(updateDoc(session.own, { seen_at: serverTimestamp() }));
  await assertFails(deleteDoc(session.own));
});

test('[SEC-05] a session can be ended before it was ever noted', async () => {
  const session = signedIn(0);
  await assertSucceeds(setDoc(session.own, endedNow()));
  await assertFails(read(session));
});

test('[SEC-05] members list their own sessions, and end one from another, and say nothing else of it', async () => {
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

test('[SEC-05] nobody reads, notes or ends the session of somebody else', async () => {
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
  ['that releases alone', { releases: ['giving'] }],
  ['whose address nobody has verified', { ...STAFF, email_verified: false }],
])('[SEC-05] an account %s notes no session', async (_what, claims) => {
  await assertFails(setDoc(signedIn(0, claims).own, seenNow()));
});

test.each<[string, (session: Session) => Promise<unknown>]>([
  ['another time', ({ own }) => setDoc(own, { uid: UID, seen_at: agoBy(-60_000) })],
  ['another name', ({ own }) => setDoc(own, seenNow('another'))],
  ['another end', ({ own }) => setDoc(own, { ...seenNow(), ended_at: agoBy(-60_000) })],
  ['more than is known of it', ({ own }) => setDoc(own, { ...seenNow(), device: 'sample' })],
  ['the id of another sign-in', (own) => setDoc(at(own, `${UID}_1`), seenNow())],
])('[SEC-05] a session is not noted with %s', async (_what, attempt) => {
  await assertFails(attempt(signedIn(0)));
});

test('[SEC-05] whose rights were taken notes no session any more', async () => {
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
const settle = (settings: object) =>
  write(environment, `${COLLECTIONS.settings}/${SIGN_IN_SETTINGS}`, settings);
const says = (stringValue: string) => ({ second_factor: { stringValue } });
const settingsOf = ({ database }: Session, id: string) =>
  getDoc(doc(database, COLLECTIONS.settings, id));
const note = ({ own }: Session) => setDoc(own, seenNow());
/** Reads in a session that was noted past the rules. */
async function readNoted(session: Session) {
  await noteSession(environment, session.token);
  return read(session);
}

test.each([
  ['there are none', undefined],
  ['they ask for it', says('required')],
  ['they say nothing that is known', says('off')],
  ['they say nothing of it', {}],
  ['they say it with another type', { second_factor: OPTIONAL_IN_A_LIST }],
])('[SEC-05] a password alone opens nothing with settings of which %s', async (_what, settings) => {
  if (settings) await settle(settings);
  const member = as({ ...ADMIN, ...WITHOUT });
  await assertFails(readNoted(member));
  await assertFails(note(member));
  await assertFails(settingsOf(member, MAIL_SWITCH));
  await assertFails(getDocs(collection(member.database, COLLECTIONS.settings)));

  const withFactor = as({ ...ADMIN, ...WITH });
  await assertSucceeds(readNoted(withFactor));
  await assertSucceeds(note(withFactor));
});

test('[SEC-05] where a second factor is optional, a password is enough until the settings ask for more', async () => {
  await settle(says('optional'));
  const [without, member] = [as({ ...ADMIN, ...WITHOUT }), as({ ...ADMIN, ...WITH })];
  for (const each of [without, member]) {
    await assertSucceeds(readNoted(each));
    await assertSucceeds(note(each));
  }
  await settle(says('required'));
  await assertFails(note(without));
  await assertFails(readNoted(without));
});

test.each<[string, Claims]>([
  ['nothing', { firebase: { sign_in_second_factor: '' } }],
  ['none', { firebase: { sign_in_second_factor: null } }],
  ['a claim of another name', { ...WITHOUT, sign_in_second_factor: 'totp' }],
])('[SEC-05] a second factor that is %s is none', async (_what, claims) => {
  await assertFails(readNoted(as({ ...ADMIN, ...claims })));
});

test('[SEC-05] staff without a second factor learn that they need one, and nobody else does', async () => {
  await assertSucceeds(settingsOf(as({ roles: ['viewer'], ...WITHOUT }), SIGN_IN_SETTINGS));
  await assertFails(settingsOf(as(WITHOUT), SIGN_IN_SETTINGS));
  const unproven = { ...ADMIN, ...WITHOUT, email_verified: false };
  await assertFails(settingsOf(as(unproven), SIGN_IN_SETTINGS));
  const visitor = environment.unauthenticatedContext().firestore();
  await assertFails(getDoc(doc(visitor, COLLECTIONS.settings, SIGN_IN_SETTINGS)));
});
