import { randomUUID } from 'node:crypto';
import { APPLICATION_KINDS } from '@raade/contracts/applications/application.schema';
import { CALLABLES } from '@raade/contracts/base/callables';
import {
  APPLICATION_RATE_MESSAGES,
  APPLICATION_RATES,
} from '@raade/contracts/applications/application-rates';
import '../testing/test-environment.ts';
import { collection, firestore } from '../base/firestore.ts';
import { useBackend } from '../testing/backend.ts';
import { receiveApplication as receive } from '../testing/receive-application.ts';
import { acknowledgeApplication } from './acknowledge-application.ts';
import { counterOf, HOUR_MS } from '../base/limits/counter.ts';
import { admitApplication, permitDocument } from './admit-application.ts';
import { EVERYWHERE } from '../base/limits/network.ts';

const backend = useBackend();

async function mailOf({ id }: { id: string }) {
  const { docs } = await collection('outbox').where('application_id', '==', id).get();
  return docs.map((entry) => entry.data());
}

const acknowledge = (payload: unknown) => backend.call(CALLABLES.acknowledgeApplication, payload);

test.each(APPLICATION_KINDS)(
  '[APPLY-17] a stored %s application is acknowledged, and has one confirmation',
  async (kind) => {
    const application = await receive(kind, `${kind}@example.org`);
    const received = { status: 200, result: { received: true } };
    expect(await acknowledge(application)).toEqual(received);
    expect(await acknowledge(application)).toEqual(received);
    expect(await mailOf(application)).toMatchObject([
      { to: `${kind}@example.org`, status: 'held' },
    ]);
  },
);

test('a missing application is not acknowledged, and no mail is queued', async () => {
  const application = { kind: 'student', id: randomUUID() };
  expect(await acknowledge(application)).toEqual({ status: 200, result: { received: false } });
  expect(await mailOf(application)).toEqual([]);
});

test('the id of an application of another kind is not acknowledged', async () => {
  const { id } = await receive('student');
  expect(await acknowledge({ kind: 'partner', id })).toMatchObject({ result: { received: false } });
});

test('simultaneous calls queue one mail', async () => {
  const application = await receive('student');
  const answers = await Promise.all([1, 2, 3].map(() => acknowledge(application)));
  expect(answers.map(({ result }) => result)).toEqual(Array(3).fill({ received: true }));
  expect(await mailOf(application)).toHaveLength(1);
});

test('a call that meets contention succeeds if another call has queued the mail', async () => {
  const application = await receive('student');
  const contention = new Error('Too much contention on these documents.');
  const transaction = jest.spyOn(firestore(), 'runTransaction');
  transaction.mockRejectedValueOnce(contention);
  await expect(acknowledgeApplication(application)).rejects.toBe(contention);

  expect(await acknowledgeApplication(application)).toBe(true);
  transaction.mockRejectedValueOnce(contention);
  expect(await acknowledgeApplication(application)).toBe(true);
  transaction.mockRestore();
});

const newApplication = () => ({ kind: 'student', id: randomUUID() }) as const;
const from = (hash: string = randomUUID()) =>
  ({ networks: [{ hash, share: 1 }], challenge: 'none' }) as const;
const refused = (reason: keyof typeof APPLICATION_RATE_MESSAGES) => ({
  code: 'resource-exhausted',
  message: APPLICATION_RATE_MESSAGES[reason],
  details: { reason },
});
const limitCount = async () => (await collection('limits').get()).size;
const isAdmitted = async ({ kind, id }: ReturnType<typeof newApplication>) =>
  (await permitDocument(kind, id).get()).exists;

test('an application is admitted, and the answer confirms it', async () => {
  const application = newApplication();
  expect(await backend.call(CALLABLES.admitApplication, application)).toEqual({
    status: 200,
    result: { admitted: true },
  });
  expect(await isAdmitted(application)).toBe(true);
});

test('a network can send a limited number of applications per hour', async () => {
  const busy = from();
  const now = Date.now();
  const [network] = busy.networks;
  const count = APPLICATION_RATES.applicationsPerNetwork - 1;
  await counterOf('applications_network', network.hash, now).set({ count });
  const last = newApplication();
  await admitApplication(last, busy, now);
  const before = await limitCount();
  await expect(admitApplication(newApplication(), busy, now)).rejects.toMatchObject(
    refused('too-many'),
  );
  expect(await limitCount()).toBe(before);

  await admitApplication(last, busy, now);
  await admitApplication(newApplication(), from(), now);
  await admitApplication(newApplication(), busy, now + HOUR_MS);
});

test('above the total limit only applicants who pass a challenge are admitted', async () => {
  const now = Date.now() + 24 * HOUR_MS;
  const total = counterOf('applications', EVERYWHERE[0]?.hash ?? '', now);
  await total.set({ count: APPLICATION_RATES.applications - 1 });
  await admitApplication(newApplication(), from(), now);
  const admit = (challenge: 'none' | 'due' | 'passed') =>
    admitApplication(newApplication(), { ...from(), challenge }, now);
  await expect(admit('none')).rejects.toMatchObject(refused('too-many'));
  await expect(admit('due')).rejects.toMatchObject(refused('challenge'));
  await admit('passed');
});
