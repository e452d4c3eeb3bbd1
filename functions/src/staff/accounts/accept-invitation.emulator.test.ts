import '../../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/https';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import type { ChangeRolesRequest } from '@raade/contracts/staff/people';
import type { Role } from '@raade/contracts/staff/roles';
import { firestore } from '../../base/firestore.ts';
import { accountMailQueue } from '../../deployed/outbox-queues.ts';
import {
  askAuth,
  codesOfGoogle,
  signIn,
  signInWithGoogle,
} from '../../testing/people/public-auth.ts';
import {
  accounts,
  areSessionsOver,
  type Caller,
  mailsTo,
  signedIn,
} from '../../testing/people/staff-calls.ts';
import { changeRoles } from './change-people.ts';
import { invitePerson } from './invite-person.ts';
import { invitationDocument } from '../account-mails/invitations.ts';
import { listPeople } from './person.ts';
import { acceptInvitationCall } from './calls.ts';

process.env['GCLOUD_PROJECT'] = LOCAL_PROJECT_ID;

const PASSWORD = 'correct horse battery staple';
const newAddress = (name: string) => `${name}-${randomUUID()}@example.org`;

let admin: Caller;
beforeAll(async () => {
  admin = await signedIn();
});
afterAll(async () => {
  await accounts().deleteUser(admin.uid);
});

const invite = (email: string, ...roles: Role[]) =>
  invitePerson({ email, roles }, { actor: admin.uid, actor_address: null });

function call(action: 'read' | 'accept', code: string) {
  const request = { data: { action, code }, rawRequest: { headers: {}, ip: '203.0.113.80' } };
  return acceptInvitationCall.run(request as CallableRequest<unknown>, 'accept-invitation');
}

/**
 * Returns the codes in queued mails to this address. Removes the mails, so that the clock of the emulators does not
 * send them.
 */
async function codesSentTo(email: string): Promise<string[]> {
  const codes: string[] = [];
  for (const entry of await mailsTo(email)) {
    const { text } = await accountMailQueue().compose(entry);
    await entry.ref.delete();
    codes.push(/#invitation=([\w-]+)/.exec(text)?.[1] ?? '');
  }
  return codes;
}

/** Invites a person; returns the code in the mail, too. */
async function invited(name: string, ...roles: Role[]) {
  const email = newAddress(name);
  const person = await invite(email, ...roles);
  const [code = ''] = await codesSentTo(email);
  return { ...person, email, code };
}

/** Uses the newest invitation of the address, and sets a password. */
async function accept(email: string, newPassword: string): Promise<string> {
  const [code = ''] = await codesSentTo(email);
  const answer = await call('accept', code);
  const oobCode = 'passwordCode' in answer ? answer.passwordCode : '';
  expect(await askAuth('resetPassword', { oobCode, newPassword })).toMatchObject({ isDone: true });
  return (await accounts().getUserByEmail(email)).uid;
}

const rolesOf = async (uid: string): Promise<unknown> =>
  (await accounts().getUser(uid)).customClaims?.['roles'];

async function tokenOf(signedInAs: ReturnType<typeof signIn>) {
  const { body } = await signedInAs;
  return accounts().verifyIdToken(body.idToken ?? '');
}

/** A viewer with a second factor who changes the address of their account to another person's. */
async function memberTaking(taken: string) {
  const email = newAddress('member');
  await invite(email, 'viewer');
  const uid = await accept(email, PASSWORD);
  const { body } = await signIn(email, PASSWORD);
  const enrolledFactors = [{ uid: 'a-phone', factorId: 'phone', phoneNumber: '+17135550100' }];
  await accounts().updateUser(uid, { multiFactor: { enrolledFactors } });
  const change = { idToken: body.idToken, email: taken, returnSecureToken: true };
  const changed = await askAuth('update', change);
  expect(changed.isDone).toBe(true);
  return { uid, idToken: changed.body.idToken };
}

describe('a member who has changed their account’s address to another person’s', () => {
  test('gets none of the invited roles, even after the owner verifies the address by a mail of Google', async () => {
    const taken = newAddress('president');
    const { uid, idToken } = await memberTaking(taken);
    await askAuth('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    for (const oobCode of await codesOfGoogle(taken)) await askAuth('update', { oobCode });
    expect(await accounts().getUser(uid)).toMatchObject({ email: taken, emailVerified: true });
    const listed = (await listPeople()).find((person) => person.uid === uid);
    expect(listed).toMatchObject({ email: taken, roles: ['viewer'], isVerified: false });

    expect((await invite(taken, 'treasurer')).uid).not.toBe(uid);
    const change: ChangeRolesRequest = { uid, from: ['viewer'], to: ['viewer', 'admin'] };
    const actor = { actor: admin.uid, actor_address: null };
    await expect(changeRoles(change, actor)).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await rolesOf(uid)).toEqual(['viewer']);
  });

  test('loses the account once the owner accepts; the new one has none of its passwords, factors or sessions', async () => {
    const taken = newAddress('president');
    const { uid } = await memberTaking(taken);
    await invite(taken, 'treasurer');
    const owner = await accept(taken, 'a password of the owner');
    expect(owner).not.toBe(uid);
    await expect(accounts().getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await areSessionsOver(uid)).toBe(true);
    expect((await signIn(taken, PASSWORD)).isDone).toBe(false);
    const account = await accounts().getUser(owner);
    expect(account.multiFactor?.enrolledFactors ?? []).toEqual([]);
    const token = await tokenOf(signIn(taken, 'a password of the owner'));
    expect(token).toMatchObject({ uid: owner, email_verified: true, roles: ['treasurer'] });
  });

  test('cannot be replaced by an invitation of their own, so that an admin remains', async () => {
    const taken = newAddress('president');
    const { uid } = await memberTaking(taken);
    const claims = { roles: ['admin'], roles_for: 'member@example.org' };
    await accounts().setCustomUserClaims(uid, claims);
    await accounts().updateUser(uid, { emailVerified: true });
    await invite(taken, 'viewer');
    const found = await firestore().collection('invitations').where('email', '==', taken).get();
    await found.docs[0]?.ref.update({ invited_by: uid });
    const [code = ''] = await codesSentTo(taken);
    await expect(call('accept', code)).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await rolesOf(uid)).toEqual(['admin']);
  });
});

test('a stranger’s password gives no access, before and after the colleague has set theirs', async () => {
  const email = newAddress('colleague');
  const stranger = await accounts().createUser({ email, password: 'known-to-a-stranger' });
  await invite(email, 'viewer');
  expect(await rolesOf(stranger.uid)).toBeUndefined();
  const uid = await accept(email, PASSWORD);
  expect(uid).not.toBe(stranger.uid);
  expect((await signIn(email, 'known-to-a-stranger')).isDone).toBe(false);
  expect(await tokenOf(signIn(email, PASSWORD))).toMatchObject({ uid, roles: ['viewer'] });
});

test('a Google account of the invited address gets its roles only by accepting', async () => {
  const email = newAddress('googler');
  await invite(email, 'viewer');
  const { body } = await signInWithGoogle(email);
  const early = body.idToken ? await accounts().verifyIdToken(body.idToken) : {};
  expect(early).not.toHaveProperty('roles');
  const uid = await accept(email, PASSWORD);
  expect(await tokenOf(signInWithGoogle(email))).toMatchObject({ uid, roles: ['viewer'] });
});

describe('an invitation', () => {
  test('shows its roles, inviting admin and last day to a caller with its code', async () => {
    const { email, code, invitedUntil } = await invited('reader', 'viewer', 'mailer');
    expect(await call('read', code)).toEqual({
      email,
      roles: ['viewer', 'mailer'],
      invitedBy: `${admin.uid}@example.org`,
      validUntil: invitedUntil,
    });
    await expect(accounts().getUserByEmail(email)).rejects.toThrow();
  });

  test('is refused after it expired, also by the public API, and names the inviting admin', async () => {
    const { email, code, uid } = await invited('late', 'treasurer');
    await invitationDocument(uid).update({ valid_until: Timestamp.now() });
    for (const action of ['read', 'accept'] as const) {
      await expect(call(action, code)).rejects.toMatchObject({
        code: 'failed-precondition',
        message: expect.stringMatching(
          new RegExp(`^This invitation expired on .*, Houston time. Ask ${admin.uid}@example.org`),
        ),
      });
    }
    await askAuth('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    for (const oobCode of await codesOfGoogle(email)) {
      await askAuth('resetPassword', { oobCode, newPassword: PASSWORD });
    }
    expect((await signIn(email, PASSWORD)).isDone).toBe(false);
  });

  test('is accepted once, with the code of any copy of its mail', async () => {
    const email = newAddress('twice');
    await invite(email, 'viewer');
    const [entry] = await mailsTo(email);
    await accountMailQueue().compose(entry as QueryDocumentSnapshot);
    const [code = ''] = await codesSentTo(email);
    const attempts = await Promise.allSettled([call('accept', code), call('accept', code)]);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(call('accept', code)).rejects.toMatchObject({ code: 'not-found' });
    await expect(call('read', code)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('disables the links of the earlier mail if it is sent again', async () => {
    const { email, code: earlier, uid } = await invited('again', 'viewer');
    expect((await invite(email, 'mailer')).uid).toBe(uid);
    await expect(call('accept', earlier)).rejects.toMatchObject({ code: 'not-found' });
    expect(await rolesOf(await accept(email, PASSWORD))).toEqual(['mailer']);
  });

  test('is refused if the inviting admin was revoked since', async () => {
    const { code, uid } = await invited('orphan', 'admin');
    await invitationDocument(uid).update({ invited_by: 'somebody-else' });
    await expect(call('accept', code)).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  test('does not change an account that has become staff since', async () => {
    const { email, code } = await invited('meanwhile', 'admin');
    const { uid } = await accounts().createUser({ email, emailVerified: true });
    await accounts().setCustomUserClaims(uid, { roles: ['viewer'] });
    await expect(call('accept', code)).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await rolesOf(uid)).toEqual(['viewer']);
  });
});

test('a stranger cannot create an account for a colleague’s address with the public API key', async () => {
  const email = newAddress('stranger');
  const account = { email, password: PASSWORD, returnSecureToken: true };
  const { isDone, body } = await askAuth('signUp', account);
  expect(isDone).toBe(false);
  expect(JSON.stringify(body)).toContain('BLOCKING_FUNCTION_ERROR_RESPONSE');
  const found = accounts().getUserByEmail(email);
  await expect(found).rejects.toMatchObject({ code: 'auth/user-not-found' });
});
