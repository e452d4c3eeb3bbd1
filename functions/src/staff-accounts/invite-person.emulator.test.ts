import '../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@raade/contracts/collections';
import { INVITATION_DAYS } from '@raade/contracts/people/people';
import { firestore } from '../firestore.ts';
import { clear } from '../testing/mail/registrants.ts';
import {
  accounts,
  areSessionsOver,
  auditLog,
  callAs,
  type Caller,
  mailsTo,
  signedIn,
} from '../testing/people/staff-calls.ts';
import { invitePersonCallable } from './invite-person.callable.ts';
import { invitationDocument } from './invitations.ts';

let admin: Caller;

beforeAll(async () => {
  admin = await signedIn();
});
beforeEach(() => clear(COLLECTIONS.auditLog, COLLECTIONS.outbox));
afterAll(() => firestore().terminate());

const newAddress = () => `colleague-${randomUUID()}@example.org`;

const invite = (email: string, roles: readonly string[] = ['viewer']) =>
  callAs(admin, invitePersonCallable, { email, roles });

test('an invitation makes an account that nobody can sign in to, and queues one mail', async () => {
  const email = newAddress();
  const { person } = await invite(` ${email.toUpperCase()} `, ['mailer', 'viewer', 'mailer']);
  expect(person).toMatchObject({
    email,
    roles: ['viewer', 'mailer'],
    isVerified: false,
    isDisabled: false,
    lastSignIn: null,
  });
  const days = (Date.parse(person?.invitedUntil ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeCloseTo(INVITATION_DAYS, 2);

  const account = await accounts().getUserByEmail(email);
  expect(account).toMatchObject({ uid: person?.uid, emailVerified: false, providerData: [] });
  expect(account.passwordHash).toBeUndefined();
  expect(account.customClaims).toEqual({ roles: ['viewer', 'mailer'] });

  const mails = await mailsTo(email);
  expect(mails.map((mail) => mail.data())).toEqual([
    expect.objectContaining({ kind: 'staff-invitation', uid: person?.uid, status: 'waiting' }),
  ]);
  expect(await auditLog()).toEqual([
    {
      action: 'invite-person',
      actor: admin.uid,
      actor_address: null,
      subject: `accounts/${person?.uid}`,
      details: { roles: ['viewer', 'mailer'], replaced: null },
    },
  ]);
});

test('an invitation that nobody has accepted is sent again, with the roles of now', async () => {
  const email = newAddress();
  const first = await invite(email, ['viewer']);
  await invitationDocument(first.person?.uid ?? '').update({ expires_at: new Date(0) });
  const second = await invite(email, ['treasurer']);
  expect(second.person).toMatchObject({ uid: first.person?.uid, roles: ['treasurer'] });
  expect(Date.parse(second.person?.invitedUntil ?? '')).toBeGreaterThan(Date.now());
  expect(await mailsTo(email)).toHaveLength(2);
});

const STRANGERS: [string, object, object | null][] = [
  ['with a password of their own', { password: 'known-to-a-stranger' }, null],
  ['whose address was verified', { password: 'sample', emailVerified: true }, null],
  ['that a tool made staff unseen', { password: 'known-to-a-stranger' }, { role: 'staff' }],
  ['that was revoked', { emailVerified: true, disabled: true }, { roles: ['admin'] }],
];

test.each(STRANGERS)(
  "a stranger's account for a colleague's address is replaced, and gets no right: %s",
  async (_what, fields, claims) => {
    const email = newAddress();
    const stranger = await accounts().createUser({ email, ...fields });
    await accounts().setCustomUserClaims(stranger.uid, claims);

    const { person } = await invite(email);

    expect(person?.uid).not.toBe(stranger.uid);
    await expect(accounts().getUser(stranger.uid)).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
    expect(await areSessionsOver(stranger.uid)).toBe(true);
    const account = await accounts().getUserByEmail(email);
    expect(account).toMatchObject({ uid: person?.uid, emailVerified: false, providerData: [] });
    expect(account.passwordHash).toBeUndefined();
    expect(await auditLog()).toEqual([
      expect.objectContaining({ details: { roles: ['viewer'], replaced: stranger.uid } }),
    ]);
  },
);

test.each([{ roles: ['viewer'] }, { role: 'staff' }, { releases: ['giving'] }])(
  'who is staff already, with %j, is not invited: nothing of theirs changes',
  async (claims) => {
    const { uid } = await signedIn(claims);
    await expect(invite(`${uid}@example.org`, ['admin'])).rejects.toMatchObject({
      code: 'already-exists',
    });
    expect((await accounts().getUser(uid)).customClaims).toEqual(claims);
    expect(await auditLog()).toEqual([]);
    expect(await mailsTo(`${uid}@example.org`)).toEqual([]);
  },
);

test.each([
  ['an address that is none', { email: 'colleague', roles: ['viewer'] }],
  ['no role', { email: 'colleague@example.org', roles: [] }],
  ['a role that comes with apps', { email: 'colleague@example.org', roles: ['releaser'] }],
  ['an unknown role', { email: 'colleague@example.org', roles: ['owner'] }],
  ['more than is asked for', { email: 'colleague@example.org', roles: ['viewer'], uid: 'mine' }],
])('%s is refused', async (_what, data) => {
  await expect(callAs(admin, invitePersonCallable, data)).rejects.toMatchObject({
    code: 'invalid-argument',
  });
  expect(await auditLog()).toEqual([]);
});
