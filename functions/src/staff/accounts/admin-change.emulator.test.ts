import '../../testing/test-environment.ts';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { Role } from '@raade/contracts/staff/roles';
import { firestore } from '../../base/firestore.ts';
import { accountMailQueue } from '../../deployed/outbox-queues.ts';
import { clear } from '../../testing/mail/registrants.ts';
import { removeEverybody } from '../../testing/people/approval-desk.ts';
import { callAs, type Caller, mailsTo, signedIn } from '../../testing/people/staff-calls.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { newInvitationCode } from '../account-mails/invitations.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

let admin: Caller;
let other: Caller;

beforeEach(async () => {
  await Promise.all([clear(COLLECTIONS.outbox), removeEverybody()]);
  admin = await signedIn();
  other = await signedIn();
  await signedIn({ roles: ['viewer', 'treasurer'] });
});

const change = (uid: string, from: readonly Role[], to: readonly Role[]) =>
  callAs(admin, CALLABLES.changeRoles, { uid, from, to });
const revoke = (uid: string) => callAs(admin, CALLABLES.revokePerson, { uid });

const addressOf = (uid: string) => `${uid}@example.org`;
async function toldOf(change: string): Promise<unknown[]> {
  const outbox = firestore().collection(COLLECTIONS.outbox);
  const { docs } = await outbox.where('kind', '==', 'admin-change').get();
  expect(docs.map((mail): unknown => mail.get('change'))).toEqual(docs.map(() => change));
  return docs.map((mail): unknown => mail.get('to')).sort();
}
/** The text of the mail to this admin, in one line. */
async function textTo({ uid }: Caller): Promise<string> {
  const [mail] = await mailsTo(addressOf(uid));
  const { text } = await accountMailQueue().compose(mail as QueryDocumentSnapshot);
  return text.replace(/\s+/g, ' ');
}

const sorted = (...uids: string[]) => uids.map(addressOf).sort();

test('all admins, and the person themselves, are told of who becomes an admin, which they do at once', async () => {
  const { uid } = await signedIn({ roles: ['viewer'] });
  const { person } = await change(uid, ['viewer'], ['viewer', 'admin']);
  expect(person?.roles).toEqual(['viewer', 'admin']);
  expect(await toldOf('given')).toEqual(sorted(admin.uid, other.uid, uid));
  expect(await textTo(other)).toContain(
    `${addressOf(uid)} is an admin now, by ${addressOf(admin.uid)}.`,
  );
});

test.each([
  ['stops being one', () => change(other.uid, ['admin'], ['viewer'])],
  ['is revoked', () => revoke(other.uid)],
])('all admins are told of an admin who %s', async (_how, end) => {
  await end();
  expect(await toldOf('taken')).toEqual(sorted(admin.uid, other.uid));
});

test('all admins are told of who is invited as one, and of who has accepted that', async () => {
  const email = 'president@example.org';
  const invited = await callAs(admin, CALLABLES.invitePerson, { email, roles: ['admin'] });
  expect(await toldOf('invited')).toEqual(sorted(admin.uid, other.uid));
  expect(await textTo(other)).toContain(
    `${addressOf(admin.uid)} has invited ${email} as an admin.`,
  );
  await clear(COLLECTIONS.outbox);
  const code = await newInvitationCode(invited.person?.uid ?? '');
  await acceptInvitation(code);
  expect(await toldOf('given')).toEqual([...sorted(admin.uid, other.uid), email].sort());
});

test('nobody is told of other changes', async () => {
  const { uid } = await signedIn({ roles: ['viewer'] });
  await change(uid, ['viewer'], ['mailer']);
  await change(other.uid, ['admin'], ['admin', 'viewer']);
  await revoke(uid);
  expect(await toldOf('')).toEqual([]);
});
