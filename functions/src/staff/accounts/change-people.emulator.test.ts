import '../../testing/test-environment.ts';
import type { UpdateRequest } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { Claims } from '@raade/contracts/staff/claims';
import { type Role, STAFF_ROLES } from '@raade/contracts/staff/roles';
import { collection } from '../../base/firestore.ts';
import { clear } from '../../testing/mail/registrants.ts';
import {
  accounts,
  areSessionsOver,
  auditLog,
  callAs,
  type Caller,
  signedIn,
} from '../../testing/people/staff-calls.ts';
import { invitationDocument } from '../account-mails/invitations.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

let admin: Caller;

beforeAll(async () => {
  admin = await signedIn();
});
beforeEach(() => clear(COLLECTIONS.auditLog, COLLECTIONS.limits));

const change = (uid: string, from: readonly Role[], to: readonly Role[], as = admin) =>
  callAs(as, CALLABLES.changeRoles, { uid, from, to });
const revoke = (uid: string, as = admin) => callAs(as, CALLABLES.revokePerson, { uid });
const claimsOf = async (uid: string) => (await accounts().getUser(uid)).customClaims;

describe('a change of roles', () => {
  test('ends all sessions if it removes roles, and is recorded', async () => {
    const { uid } = await signedIn({ roles: STAFF_ROLES, releases: ['giving'] });
    const { person } = await change(uid, [...STAFF_ROLES, 'releaser'], ['viewer']);
    expect(person?.roles).toEqual(['viewer', 'releaser']);
    const email = `${uid}@example.org`;
    expect(await claimsOf(uid)).toEqual({
      roles: ['viewer'],
      roles_for: email,
      releases: ['giving'],
    });
    expect(await areSessionsOver(uid)).toBe(true);
    expect(await auditLog()).toEqual([
      {
        action: 'change-roles',
        actor: admin.uid,
        actor_address: null,
        subject: `accounts/${uid}`,
        details: { before: STAFF_ROLES, roles: ['viewer'] },
      },
    ]);
  });

  test('ends no sessions if it only adds roles', async () => {
    const { uid } = await signedIn({ roles: ['viewer'] });
    await change(uid, ['viewer'], ['viewer', 'editor']);
    expect(await claimsOf(uid)).toMatchObject({ roles: ['viewer', 'editor'] });
    expect(await areSessionsOver(uid)).toBe(false);
  });

  test('is refused if the roles are no longer those that the admin saw', async () => {
    const { uid } = await signedIn({ roles: ['viewer'] });
    await expect(change(uid, ['mailer'], ['admin'])).rejects.toMatchObject({ code: 'aborted' });
    expect(await claimsOf(uid)).toEqual({ roles: ['viewer'] });
    expect(await auditLog()).toEqual([]);
  });

  test('is recorded once if the request is repeated', async () => {
    const { uid } = await signedIn({ roles: ['viewer', 'mailer'] });
    await change(uid, ['viewer', 'mailer'], ['viewer']);
    expect((await change(uid, ['viewer', 'mailer'], ['viewer'])).person?.roles).toEqual(['viewer']);
    expect(await auditLog()).toHaveLength(1);
  });

  test.each<[string, Claims, UpdateRequest]>([
    ['with an unverified address', { roles: ['viewer'] }, { emailVerified: false }],
    [
      'whose roles were given to another address',
      { roles: ['viewer'], roles_for: 'invited@example.org' },
      {},
    ],
  ])('is refused for an account %s', async (_what, claims, account) => {
    const { uid } = await signedIn(claims);
    await accounts().updateUser(uid, account);
    await expect(change(uid, ['viewer'], ['viewer', 'admin'])).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    expect(await claimsOf(uid)).toEqual(claims);
  });

  test('is refused for an account that was never staff', async () => {
    const { uid } = await accounts().createUser({});
    await expect(change(uid, [], ['viewer'])).rejects.toMatchObject({ code: 'not-found' });
    const removed = callAs(admin, CALLABLES.removeSecondFactor, { uid });
    await expect(removed).rejects.toMatchObject({ code: 'not-found' });
    await expect(change('nobody', [], ['viewer'])).rejects.toMatchObject({ code: 'not-found' });
  });
});

test('a revoked account is disabled, without claims or sessions, and not listed', async () => {
  const { uid } = await signedIn({ roles: ['treasurer'], releases: ['giving'] });
  expect(await revoke(uid)).toEqual({ person: null });
  expect(await accounts().getUser(uid)).toMatchObject({ disabled: true });
  expect(await claimsOf(uid)).toEqual({});
  expect(await areSessionsOver(uid)).toBe(true);
  const { people } = await callAs(admin, CALLABLES.listPeople, {});
  expect(people.map((person) => person.uid)).not.toContain(uid);
  expect(await auditLog()).toEqual([
    expect.objectContaining({
      action: 'revoke-person',
      subject: `accounts/${uid}`,
      details: { before: ['treasurer', 'releaser'], releases: ['giving'] },
    }),
  ]);
});

test('removing a lost second factor ends all sessions, is recorded, and keeps the roles', async () => {
  const { uid } = await signedIn({ roles: ['treasurer'] });
  const enrolledFactors = [{ uid: 'a-phone', factorId: 'phone', phoneNumber: '+17135550100' }];
  await accounts().updateUser(uid, { multiFactor: { enrolledFactors } });
  const { people } = await callAs(admin, CALLABLES.listPeople, {});
  expect(people.find((one) => one.uid === uid)?.secondFactors).toEqual(['phone']);

  const { person } = await callAs(admin, CALLABLES.removeSecondFactor, { uid });
  expect(person).toMatchObject({ uid, roles: ['treasurer'], secondFactors: [] });
  const { multiFactor, disabled } = await accounts().getUser(uid);
  expect(multiFactor?.enrolledFactors ?? []).toEqual([]);
  expect(disabled).toBe(false);
  expect(await areSessionsOver(uid)).toBe(true);
  expect(await auditLog()).toEqual([
    expect.objectContaining({
      action: 'remove-second-factor',
      actor: admin.uid,
      subject: `accounts/${uid}`,
      details: { before: ['phone'] },
    }),
  ]);
});

test('an invitation can be withdrawn', async () => {
  const email = 'taken-back@example.org';
  const { person } = await callAs(admin, CALLABLES.invitePerson, { email, roles: ['viewer'] });
  await revoke(person?.uid ?? '');
  expect((await invitationDocument(person?.uid ?? '').get()).exists).toBe(false);
  expect((await auditLog()).map(({ action }) => action).sort()).toEqual([
    'invite-person',
    'revoke-person',
  ]);
});

describe('the last admin cannot be removed', () => {
  test('admins cannot revoke themselves or remove their own admin role', async () => {
    await expect(revoke(admin.uid)).rejects.toMatchObject({ code: 'failed-precondition' });
    await expect(change(admin.uid, ['admin'], ['viewer'])).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    const [own] = (await change(admin.uid, ['admin'], ['viewer', 'admin'])).person?.roles ?? [];
    expect(own).toBe('viewer');
  });

  test('one of two admins who revoke each other at the same time remains', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const answers = await Promise.allSettled([revoke(other.uid, one), revoke(one.uid, other)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const both = await Promise.all([one, other].map(({ uid }) => accounts().getUser(uid)));
    expect(both.filter(({ disabled }) => disabled)).toHaveLength(1);
  });

  test('an admin who has just been revoked cannot revoke others', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    await revoke(one.uid, other);
    await expect(revoke(other.uid, one)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('a lock that was never released expires', async () => {
    const turn = collection('limits').doc('change-of-people');
    await turn.set({ holder: 'gone', expires_at: Timestamp.fromMillis(Date.now() + 60_000) });
    const { uid } = await signedIn({ roles: ['viewer'] });
    await expect(revoke(uid)).rejects.toMatchObject({ code: 'aborted' });
    await turn.update({ expires_at: Timestamp.fromMillis(Date.now() - 1) });
    expect(await revoke(uid)).toEqual({ person: null });
    expect((await turn.get()).exists).toBe(false);
  });
});

test('the list contains roles and invitations, and marks the caller', async () => {
  const { uid } = await signedIn({ roles: ['editor'] });
  const stranger = await accounts().createUser({ email: 'stranger@example.org' });
  const email = 'invited@example.org';
  const invited = await callAs(admin, CALLABLES.invitePerson, { email, roles: ['viewer'] });
  const { people, self } = await callAs(admin, CALLABLES.listPeople, {});
  expect(self).toBe(admin.uid);
  const byId = new Map(people.map((person) => [person.uid, person]));
  expect(byId.get(uid)).toEqual({
    uid,
    email: `${uid}@example.org`,
    roles: ['editor'],
    releases: [],
    isDisabled: false,
    isVerified: true,
    lastSignIn: expect.any(String),
    secondFactors: [],
    invitedUntil: null,
    invitedBy: null,
  });
  expect(byId.get(invited.person?.uid ?? '')).toEqual(invited.person);
  expect(byId.has(stranger.uid)).toBe(false);
  const addresses = people.map((person) => person.email ?? '');
  expect(addresses).toEqual(addresses.toSorted((a, b) => a.localeCompare(b)));
});
