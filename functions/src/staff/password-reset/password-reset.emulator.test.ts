import { LOG } from '../../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { PASSWORD_RESET_RATES } from '@raade/contracts/staff/password';
import { counterOf, hashOf } from '../../base/limits/counter.ts';
import { sendOutbox } from '../../deployed/send-outbox.ts';
import { invitePerson } from '../accounts/invite-person.ts';
import { FakeProvider } from '../../testing/mail/fake-provider.ts';
import { clear } from '../../testing/mail/registrants.ts';
import { accounts, mailsTo, signedIn } from '../../testing/people/staff-calls.ts';
import { notBefore } from './not-before.ts';
import { requestPasswordResetCall } from './calls.ts';

// Another test checks the minimal time of an answer.
jest.mock('./not-before.ts', () => ({
  notBefore: jest.fn((_milliseconds: number, work: Promise<unknown>) => work),
}));

beforeEach(() => clear(COLLECTIONS.limits, COLLECTIONS.outbox));

const ADMIN = { actor: 'an-admin', actor_address: null };
const newAddress = () => `forgetful-${randomUUID()}@example.org`;

/** Requests a reset from a new network, unless one is given. */
function ask(email: string, network: string = randomUUID()) {
  const rawRequest = { headers: { 'x-forwarded-for': network } };
  const request = { data: { email }, rawRequest } as unknown;
  return requestPasswordResetCall.run(
    request as Parameters<typeof requestPasswordResetCall.run>[0],
    'request-password-reset',
  );
}

async function member(): Promise<string> {
  const { uid } = await signedIn({ roles: ['viewer'] });
  return `${uid}@example.org`;
}

/** Disables an account; returns its address. */
async function revoke(email: string): Promise<string> {
  const { uid } = await accounts().getUserByEmail(email);
  await accounts().updateUser(uid, { disabled: true });
  return email;
}

test('a member of the staff gets a mail', async () => {
  const email = await member();
  expect(await ask(` ${email.toUpperCase()}`)).toEqual({ accepted: true });
  expect((await mailsTo(email)).map((mail) => mail.data())).toEqual([
    expect.objectContaining({ kind: 'password-reset', status: 'waiting' }),
  ]);
});

const WITHOUT_MAIL: [string, () => Promise<string>][] = [
  ['an unknown address', () => Promise.resolve(newAddress())],
  [
    'an account without a role',
    async () => (await accounts().createUser({ email: newAddress() })).email ?? '',
  ],
  ['a revoked account', async () => revoke(await member())],
  [
    'a person who has not accepted an invitation yet',
    async () => {
      const email = newAddress();
      await invitePerson({ email, roles: ['viewer'] }, ADMIN);
      await clear(COLLECTIONS.outbox);
      return email;
    },
  ],
];

test.each(WITHOUT_MAIL)(
  'the answer is the same for %s, and no mail is sent',
  async (_who, make) => {
    const email = await make();
    expect(await ask(email)).toEqual({ accepted: true });
    expect(await mailsTo(email)).toEqual([]);
  },
);

test('every answer takes a minimal time, whatever was found', async () => {
  const { notBefore: real } = jest.requireActual<{ notBefore: typeof notBefore }>(
    './not-before.ts',
  );
  await ask(newAddress());
  await ask(await member());
  const least = jest.mocked(notBefore).mock.calls.map(([milliseconds]) => milliseconds);
  expect(new Set(least).size).toBe(1);
  expect(least[0]).toBeGreaterThan(500);

  let isAnswered = false;
  const answer = real(50, Promise.resolve('found')).then((found) => {
    isAnswered = true;
    return found;
  });
  await setTimeout(1);
  expect(isAnswered).toBe(false);
  expect(await answer).toBe('found');
});

test('a mailbox gets a limited number of mails per hour, and the answer does not reveal that', async () => {
  const email = await member();
  for (let time = 0; time < PASSWORD_RESET_RATES.perMailbox + 2; time += 1) {
    expect(await ask(email)).toEqual({ accepted: true });
  }
  expect(await mailsTo(email)).toHaveLength(PASSWORD_RESET_RATES.perMailbox);
});

test('a network that asks for many addresses is refused, whether they have accounts or not', async () => {
  const asked = Array.from({ length: PASSWORD_RESET_RATES.perNetwork }, () => newAddress());
  for (const email of asked) await ask(email, '203.0.113.9');
  const refused = { code: 'resource-exhausted' };
  await expect(ask(newAddress(), '203.0.113.9')).rejects.toMatchObject(refused);
  await expect(ask(await member(), '203.0.113.9')).rejects.toMatchObject(refused);
  expect(await ask(await member(), '203.0.113.10')).toEqual({ accepted: true });
});

test('calls for addresses without an account do not count for the hourly total of mails', async () => {
  const strangers = Array.from({ length: PASSWORD_RESET_RATES.inTotal + 1 }, () => newAddress());
  await Promise.all(strangers.map((email) => ask(email)));
  const email = await member();
  await ask(email);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('the hourly total of mails is also kept with many simultaneous calls', async () => {
  await counterOf('resets_total', hashOf('total')).set({ count: PASSWORD_RESET_RATES.inTotal - 1 });
  const members = await Promise.all([member(), member(), member()]);
  await Promise.all(members.map((email) => ask(email)));
  const mails = await Promise.all(members.map((email) => mailsTo(email)));
  expect(mails.flat()).toHaveLength(1);
});

describe('a mail with a link', () => {
  const provider = new FakeProvider();
  beforeEach(() => provider.reset());
  const send = () => sendOutbox({ provider, now: Date.now });
  const sent = () => provider.asked.flatMap(({ mails }) => mails);

  test('leads to our own page, with a code that is not stored', async () => {
    const email = await member();
    await ask(email);
    await send();
    const [mail] = sent();
    const [, code = ''] = /set-password#code=([\w%-]+)/.exec(mail?.text ?? '') ?? [];
    expect(code.length).toBeGreaterThan(10);
    expect(mail).toMatchObject({ to: email, subject: expect.stringContaining('new password') });
    expect(JSON.stringify((await mailsTo(email))[0]?.data())).not.toContain(code);
    expect(LOG.join('\n')).not.toContain(code);
  });

  test.each([
    ['to an account that was revoked meanwhile', 'needless', revoke],
    [
      'after it has waited for longer than an hour',
      'failed',
      async (email: string) => {
        const [entry] = await mailsTo(email);
        await entry?.ref.update({ created_at: Timestamp.fromMillis(Date.now() - 61 * 60_000) });
      },
    ],
  ])('is not sent %s', async (_when, status, happen) => {
    const email = await member();
    await ask(email);
    await happen(email);
    await send();
    expect(sent()).toEqual([]);
    expect((await mailsTo(email))[0]?.data()).toMatchObject({ status, due_at: null });
  });
});
