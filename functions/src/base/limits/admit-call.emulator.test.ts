import { newRequest, useBackend } from '../../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import { CALLABLES, callName } from '@raade/contracts/base/callables';
import { DONATION_RATES } from '@raade/contracts/money/donation-limits';
import { collection } from '../firestore.ts';
import { admitCall, CALLS_PER_NETWORK } from './network-bound.ts';
import { counterOf } from './counter.ts';
import { mailboxOf } from './mailbox.ts';
import { networksOf } from './network.ts';

const MINUTE_MS = 60 * 1000;

const backend = useBackend();

const counterAt = (name: string, address: string, now: number) => {
  const [network] = networksOf({ headers: { 'x-forwarded-for': address }, ip: undefined });
  return counterOf(`calls_${callName(name)}`, network?.hash ?? '', now, MINUTE_MS);
};

/** Uses up the calls of a network in this minute and in the next, which may begin during the test. */
async function useUp(name: string, address: string): Promise<void> {
  for (const now of [Date.now(), Date.now() + MINUTE_MS]) {
    await counterAt(name, address, now).set({ count: CALLS_PER_NETWORK });
  }
}

test.each([
  [CALLABLES.processDonation, () => newRequest()],
  [CALLABLES.recordDonation, () => ({ paymentIntentId: 'pi_any' })],
  [CALLABLES.acknowledgeApplication, () => ({ kind: 'student', id: randomUUID() })],
  [CALLABLES.acceptInvitation, () => ({ action: 'read', code: 'of-nobody' })],
] as const)(
  '%s calls no service and writes nothing for a network with too many calls',
  async (name, payload) => {
    const busyAddress = '203.0.113.66';
    await useUp(name, busyAddress);
    const written = async () => (await collection('limits').get()).size;
    const before = await written();
    backend.control.addFaults({ requests: [{ path: '/v1/*', what: 'answer-500' }] });

    expect(await backend.call(name, payload(), busyAddress)).toMatchObject({
      status: 429,
      error: { message: 'Please try again in a minute.' },
    });
    expect(await written()).toBe(before);
    expect(backend.control.state().pendingFaults).toBe(1);
    await backend.control.reset();

    expect((await backend.call(name, payload(), '203.0.113.67')).status).not.toBe(429);
  },
);

test.each([
  CALLABLES.processDonation,
  CALLABLES.recordDonation,
  CALLABLES.acknowledgeApplication,
  CALLABLES.admitApplication,
  CALLABLES.requestPasswordReset,
  CALLABLES.acceptInvitation,
])('a malformed call of %s counts for its network like a valid one', async (name) => {
  const address = '203.0.113.70';
  const counted = async () => {
    const { docs } = await collection('limits').get();
    return docs.filter(({ id }) => id.startsWith(`calls_${callName(name)}_`)).length;
  };
  const before = await counted();
  expect((await backend.call(name, { unknown: true }, address)).status).toBe(400);
  expect(await counted()).toBe(before + 1);
  await useUp(name, address);
  expect((await backend.call(name, { unknown: true }, address)).status).toBe(429);
});

test('for a donor who has to wait, only a count of calls is stored', async () => {
  const request = newRequest();
  const counter = counterOf('intents_email', mailboxOf(request.email));
  await counter.set({ count: DONATION_RATES.intentsPerEmail });
  const names = async () => (await collection('limits').listDocuments()).map(({ id }) => id);
  const before = await names();
  // Uses a new address, since a new minute may have begun for others.
  const answer = await backend.call(CALLABLES.processDonation, request, '203.0.113.90');
  expect(answer).toMatchObject({ status: 429 });
  expect((await names()).filter((name) => !before.includes(name))).toEqual([
    expect.stringMatching(`^calls_${CALLABLES.processDonation}_`),
  ]);
});

test('a caller with too many calls is admitted again a minute later', async () => {
  const networks = networksOf({ headers: {}, ip: '203.0.113.68' });
  const now = Date.now();
  await counterAt('any', '203.0.113.68', now).set({ count: CALLS_PER_NETWORK });
  await expect(admitCall('any', networks, now)).rejects.toMatchObject({
    code: 'resource-exhausted',
  });
  await admitCall('any', networks, now + MINUTE_MS);
});
