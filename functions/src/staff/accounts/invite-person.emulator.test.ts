import '../../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { EXPIRES_AT } from '@raade/contracts/firestore/collection-table';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { homeTime } from '@raade/contracts/base/home-time';
import type { Role } from '@raade/contracts/staff/roles';
import { collection } from '../../base/firestore.ts';
import { removeEverybody } from '../../testing/people/approval-desk.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { INVITATION_DAYS, type Person } from '@raade/contracts/staff/people';
import { accountMailQueue } from '../../deployed/outbox-queues.ts';
import { clear } from '../../testing/mail/registrants.ts';
import {
  accounts,
  auditLog,
  callAs,
  type Caller,
  mailsTo,
  signedIn,
} from '../../testing/people/staff-calls.ts';
import { invitationDocument, newInvitationCode } from '../account-mails/invitations.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

let admin: Caller;

beforeAll(async () => {
  admin = await signedIn();
});
beforeEach(() => clear(COLLECTIONS.auditLog, COLLECTIONS.outbox));

const newAddress = () => `colleague-${randomUUID()}@example.org`;

const invite = (email: string, roles: readonly string[] = ['viewer']) =>
  callAs(admin, CALLABLES.invitePerson, { email, roles });

const invitationOf = (person: Person | null) => invitationDocument(person?.uid ?? '').get();

test('an invitation creates no account, and queues one mail with inviting admin, roles and last day', async () => {
  const email = newAddress();
  const { person } = await invite(` ${email.toUpperCase()} `, ['mailer', 'viewer', 'mailer']);
  expect(person).toEqual({
    uid: expect.any(String),
    email,
    roles: ['viewer', 'mailer'],
    releases: [],
    isVerified: false,
    isDisabled: false,
    lastSignIn: null,
    secondFactors: [],
    invitedUntil: expect.any(String),
    invitedBy: `${admin.uid}@example.org`,
  });
  const end = new Date(person?.invitedUntil ?? '');
  expect((end.getTime() - Date.now()) / (24 * 60 * 60 * 1000)).toBeCloseTo(INVITATION_DAYS, 2);
  await expect(accounts().getUserByEmail(email)).rejects.toThrow();

  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.data()).toMatchObject({ kind: 'staff-invitation', uid: person?.uid });
  const { text } = await accountMailQueue().compose(mail as QueryDocumentSnapshot);
  expect(text).toContain(`${admin.uid}@example.org has invited you`);
  expect(text).toContain('Mailer');
  expect(text.replace(/\s+/g, ' ')).toContain(
    `good for ${INVITATION_DAYS} days, until ${homeTime(end)}`,
  );
  expect(JSON.stringify([mail?.data(), (await invitationOf(person)).data()])).not.toContain(
    /#invitation=([\w-]+)/.exec(text)?.[1],
  );
  expect(await auditLog()).toEqual([
    {
      action: 'invite-person',
      actor: admin.uid,
      actor_address: null,
      subject: `accounts/${person?.uid}`,
      details: { roles: ['viewer', 'mailer'] },
    },
  ]);
});

test('an open invitation can be sent again, with new roles', async () => {
  const email = newAddress();
  const first = await invite(email, ['viewer']);
  await (await invitationOf(first.person)).ref.update({ valid_until: new Date(0) });
  const second = await invite(email, ['treasurer']);
  expect(second.person).toMatchObject({ uid: first.person?.uid, roles: ['treasurer'] });
  expect(Date.parse(second.person?.invitedUntil ?? '')).toBeGreaterThan(Date.now());
  expect(await mailsTo(email)).toHaveLength(2);
});

test('an invitation expires', async () => {
  const { person } = await invite(newAddress());
  const expiresAt: unknown = (await invitationOf(person)).get(EXPIRES_AT);
  expect(expiresAt).toBeInstanceOf(Timestamp);
});

const OF_ANOTHER = { roles: ['viewer'], roles_for: 'another@example.org' };
const STRANGERS: [string, object, object | null][] = [
  ['with a password', { password: 'known-to-a-stranger' }, null],
  ['with a verified address', { password: 'sample', emailVerified: true }, null],
  ['with a role from a tool', { password: 'known-to-a-stranger' }, { roles: ['viewer'] }],
  ['disabled, with a role', { emailVerified: true, disabled: true }, { roles: ['admin'] }],
  ['with roles for another address', { emailVerified: true }, OF_ANOTHER],
];

test.each(STRANGERS)(
  'an existing account with the invited address is not changed, and gets no right: %s',
  async (_what, fields, claims) => {
    const email = newAddress();
    const stranger = await accounts().createUser({ email, ...fields });
    await accounts().setCustomUserClaims(stranger.uid, claims);
    const { person } = await invite(email);
    expect(person?.uid).not.toBe(stranger.uid);
    expect((await accounts().getUser(stranger.uid)).customClaims).toEqual(claims ?? {});
  },
);

test.each([{ roles: ['viewer'] }, { releases: ['giving'] }])(
  'a member of the staff with %j is not invited, and their account is not changed',
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

test('the role of releaser cannot be given by an invitation', async () => {
  await expect(invite(newAddress(), ['releaser'])).rejects.toMatchObject({
    code: 'invalid-argument',
  });
});

describe('a change of admins', () => {
  let other: Caller;
  beforeEach(async () => {
    await removeEverybody();
    admin = await signedIn();
    other = await signedIn();
    await signedIn({ roles: ['viewer', 'treasurer'] });
  });

  const changeRolesOf = (uid: string, from: readonly Role[], to: readonly Role[]) =>
    callAs(admin, CALLABLES.changeRoles, { uid, from, to });
  const revoke = (uid: string) => callAs(admin, CALLABLES.revokePerson, { uid });

  const addressOf = (uid: string) => `${uid}@example.org`;
  async function changeMailsTo(kind: string): Promise<unknown[]> {
    const outbox = collection('outbox');
    const { docs } = await outbox.where('kind', '==', 'admin-change').get();
    expect(docs.map((mail): unknown => mail.get('change'))).toEqual(docs.map(() => kind));
    return docs.map((mail): unknown => mail.get('to')).sort();
  }
  /** The text of the mail to this admin, in one line. */
  async function textTo({ uid }: Caller): Promise<string> {
    const [mail] = await mailsTo(addressOf(uid));
    const { text } = await accountMailQueue().compose(mail as QueryDocumentSnapshot);
    return text.replace(/\s+/g, ' ');
  }

  const sorted = (...uids: string[]) => uids.map(addressOf).sort();

  test('all admins and the person themselves are mailed about a new admin', async () => {
    const { uid } = await signedIn({ roles: ['viewer'] });
    const { person } = await changeRolesOf(uid, ['viewer'], ['viewer', 'admin']);
    expect(person?.roles).toEqual(['viewer', 'admin']);
    expect(await changeMailsTo('given')).toEqual(sorted(admin.uid, other.uid, uid));
    expect(await textTo(other)).toContain(
      `${addressOf(uid)} is an admin now, by ${addressOf(admin.uid)}.`,
    );
  });

  test.each([
    ['loses the role', () => changeRolesOf(other.uid, ['admin'], ['viewer'])],
    ['is revoked', () => revoke(other.uid)],
  ])('all admins are mailed about an admin who %s', async (_how, end) => {
    await end();
    expect(await changeMailsTo('taken')).toEqual(sorted(admin.uid, other.uid));
  });

  test('all admins are mailed about an invitation as admin, and about its acceptance', async () => {
    const email = 'president@example.org';
    const invited = await callAs(admin, CALLABLES.invitePerson, { email, roles: ['admin'] });
    expect(await changeMailsTo('invited')).toEqual(sorted(admin.uid, other.uid));
    expect(await textTo(other)).toContain(
      `${addressOf(admin.uid)} has invited ${email} as an admin.`,
    );
    await clear(COLLECTIONS.outbox);
    const code = await newInvitationCode(invited.person?.uid ?? '');
    await acceptInvitation(code);
    expect(await changeMailsTo('given')).toEqual([...sorted(admin.uid, other.uid), email].sort());
  });

  test('no mail is sent about other changes', async () => {
    const { uid } = await signedIn({ roles: ['viewer'] });
    await changeRolesOf(uid, ['viewer'], ['mailer']);
    await changeRolesOf(other.uid, ['admin'], ['admin', 'viewer']);
    await revoke(uid);
    expect(await changeMailsTo('')).toEqual([]);
  });
});
