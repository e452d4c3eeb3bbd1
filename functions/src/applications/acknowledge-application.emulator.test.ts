import '../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { APPLICATION_KINDS } from '@raade/contracts/applications/applications';
import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../base/firestore.ts';
import { useBackend } from '../testing/backend.ts';
import { receiveApplication as receive } from '../testing/receive-application.ts';
import { acknowledgeApplication } from './acknowledge-application.ts';

const backend = useBackend();

async function mailOf({ id }: { id: string }) {
  const { docs } = await firestore()
    .collection(COLLECTIONS.outbox)
    .where('application_id', '==', id)
    .get();
  return docs.map((entry): Record<string, unknown> => ({
    to: entry.get('to'),
    status: entry.get('status'),
  }));
}

const acknowledge = (payload: unknown) => backend.call(CALLABLES.acknowledgeApplication, payload);

test.each(APPLICATION_KINDS)(
  '[APPLY-17] a %s application that was accepted is known to be, and has one confirmation',
  async (kind) => {
    const application = await receive(kind, `${kind}@example.org`);
    const received = { status: 200, result: { received: true } };
    expect(await acknowledge(application)).toEqual(received);
    expect(await acknowledge(application)).toEqual(received);
    expect(await mailOf(application)).toEqual([{ to: `${kind}@example.org`, status: 'held' }]);
  },
);

test('an application that never came is said not to be there, and nothing is queued', async () => {
  const application = { kind: 'student', id: randomUUID() };
  expect(await acknowledge(application)).toEqual({ status: 200, result: { received: false } });
  expect(await mailOf(application)).toEqual([]);
});

test('an application of the other kind is not taken for it', async () => {
  const { id } = await receive('student');
  expect(await acknowledge({ kind: 'partner', id })).toMatchObject({ result: { received: false } });
});

test('calls at the same moment queue one mail', async () => {
  const application = await receive('student');
  const answers = await Promise.all([1, 2, 3].map(() => acknowledge(application)));
  expect(answers.map(({ result }) => result)).toEqual(Array(3).fill({ received: true }));
  expect(await mailOf(application)).toHaveLength(1);
});

test('a call that gives up since others are at it says what they have done', async () => {
  const application = await receive('student');
  const gaveUp = new Error('Too much contention on these documents.');
  const transaction = jest.spyOn(firestore(), 'runTransaction');
  transaction.mockRejectedValueOnce(gaveUp);
  await expect(acknowledgeApplication(application)).rejects.toBe(gaveUp);

  expect(await acknowledgeApplication(application)).toBe(true);
  transaction.mockRejectedValueOnce(gaveUp);
  expect(await acknowledgeApplication(application)).toBe(true);
  transaction.mockRestore();
});
