import { provider, REQUEST, resetDesk } from '../../testing/mail/campaign-desk.ts';
import { randomUUID } from 'node:crypto';
import type { UpdateRequest } from 'firebase-admin/auth';
import { TEST_MAILS_PER_HOUR } from '@raade/contracts/mail/campaigns';
import type { Claims } from '@raade/contracts/staff/claims';
import { SESSION_LIMITS } from '@raade/contracts/staff/staff-session';
import { suppress } from '../../testing/mail/registrants.ts';
import { accounts, auditLog, callAs, signedIn } from '../../testing/people/staff-calls.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

beforeEach(resetDesk);

const TOO_OLD = { code: 'failed-precondition', details: { reason: 'sign-in-too-old' } };
const MAILER: Claims = { roles: ['mailer'] };

/** A mailer who signed in just now, or too long ago to count as recent. */
async function mailer(how: 'now' | 'long ago' = 'now') {
  const { token, ...rest } = await signedIn(MAILER);
  const ago = how === 'now' ? 0 : SESSION_LIMITS.recentMs + 1000;
  const auth_time = Math.floor((Date.now() - ago) / 1000);
  return { ...rest, token: { ...token, auth_time } };
}

/** The address of a new account of the staff. */
const staffAddress = async () => `${(await signedIn({ roles: ['viewer'] })).uid}@example.org`;
const otherAddress = () => `visitor-${randomUUID()}@example.net`;

const sendTest = (auth: Awaited<ReturnType<typeof mailer>>, testEmail: string) =>
  callAs(auth, CALLABLES.sendEmailCampaign, { ...REQUEST, testMode: true, testEmail });

test('test mails to staff need no recent sign-in and are limited, except to oneself', async () => {
  const auth = await mailer('long ago');
  const own = `${auth.uid}@example.org`;
  const colleagues = [(await staffAddress()).toUpperCase(), await staffAddress()];
  for (let time = 0; time < TEST_MAILS_PER_HOUR.staff; time += 1) {
    expect(await sendTest(auth, colleagues[time % 2] ?? '')).toMatchObject({ success: true });
  }
  for (const colleague of colleagues) {
    await expect(sendTest(auth, colleague)).rejects.toMatchObject({ code: 'resource-exhausted' });
  }
  expect(provider.addresses).toHaveLength(TEST_MAILS_PER_HOUR.staff);
  expect(await auditLog()).toHaveLength(TEST_MAILS_PER_HOUR.staff);
  for (let time = 0; time <= TEST_MAILS_PER_HOUR.staff; time += 1) {
    expect(await sendTest(auth, own.toUpperCase())).toMatchObject({ success: true });
  }
  expect(await sendTest(await mailer(), own)).toMatchObject({ success: true });
});

/** Creates an account of the staff, and changes it. Returns its address. */
async function changedAccount(changes: UpdateRequest): Promise<string> {
  const { uid } = await signedIn(MAILER);
  await accounts().updateUser(uid, changes);
  return `${uid}@example.org`;
}

test.each<[string, () => Promise<string>]>([
  ['an address without an account', () => Promise.resolve(otherAddress())],
  ['an account without a role', async () => `${(await signedIn({})).uid}@example.org`],
  ['a disabled account of the staff', () => changedAccount({ disabled: true })],
  ['an account with an unverified address', () => changedAccount({ emailVerified: false })],
])('a test mail to %s needs a recent sign-in', async (_whose, make) => {
  const address = await make();
  await expect(sendTest(await mailer('long ago'), address)).rejects.toMatchObject(TOO_OLD);
  expect(provider.addresses).toEqual([]);
  expect(await auditLog()).toEqual([]);
  expect(await sendTest(await mailer(), address)).toMatchObject({ success: true });
});

test('the limit of test mails to other addresses also holds for concurrent requests', async () => {
  const auth = await mailer();
  const asked = Array.from({ length: TEST_MAILS_PER_HOUR.elsewhere + 3 }, () =>
    sendTest(auth, otherAddress()).then(
      () => 'sent',
      (error: unknown) => (error as { code: string }).code,
    ),
  );
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === 'resource-exhausted')).toHaveLength(3);
  expect(provider.addresses).toHaveLength(TEST_MAILS_PER_HOUR.elsewhere);
  expect(await auditLog()).toHaveLength(TEST_MAILS_PER_HOUR.elsewhere);
  expect(await sendTest(auth, await staffAddress())).toMatchObject({ success: true });
  expect(await sendTest(await mailer(), otherAddress())).toMatchObject({ success: true });
});

test('the audit entry of a test mail has only digests of its address and text', async () => {
  const auth = await mailer();
  const [colleague, visitor] = [await staffAddress(), otherAddress()];
  for (const address of [colleague, visitor, visitor]) await sendTest(auth, address);
  const digest = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
  const log = await auditLog();
  expect(log).toHaveLength(3);
  for (const { action, actor, details } of log) {
    expect({ action, actor }).toEqual({ action: 'send-test-email', actor: auth.uid });
    expect(details).toEqual({ address: digest, text: digest, staff: expect.any(Boolean) });
  }
  const elsewhere = log.filter(({ details }) => details['staff'] === false);
  expect(elsewhere).toHaveLength(2);
  expect(new Set(elsewhere.map(({ details }) => details['address'])).size).toBe(1);
  expect(new Set(log.map(({ details }) => details['address'])).size).toBe(2);
  expect(new Set(log.map(({ details }) => details['text'])).size).toBe(1);
  expect(JSON.stringify(log)).not.toMatch(/visitor|example\.net|doors open/);
});

test('an unsubscribed address gets a test mail only if it belongs to staff', async () => {
  const [colleague, visitor] = [await staffAddress(), otherAddress()];
  for (const address of [colleague, visitor]) await suppress(address, 'unsubscribed');
  expect(await sendTest(await mailer(), visitor)).toMatchObject({
    success: false,
    message: expect.stringContaining('Unsubscribed'),
  });
  expect(await auditLog()).toEqual([]);
  expect(await sendTest(await mailer(), colleague)).toMatchObject({ success: true });
  expect(provider.addresses).toEqual([colleague]);
});

test('a test mail to an address with a hard bounce is refused, even one of staff', async () => {
  const colleague = await staffAddress();
  await suppress(colleague, 'hard-bounce');
  expect(await sendTest(await mailer(), colleague)).toMatchObject({
    success: false,
    message: expect.stringContaining('mailbox does not exist'),
  });
  expect(provider.addresses).toEqual([]);
});
