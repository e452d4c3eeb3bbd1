import '../testing/test-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../base/firestore.ts';
import { retryMail } from './retry-mail.ts';

const ACTOR = { actor: 'account-1', actor_email: 'staff@example.org' };
const mail = firestore().collection(COLLECTIONS.outbox).doc('password-reset_sample');

beforeEach(() =>
  mail.set({
    ...{ kind: 'password-reset', status: 'failed', attempts: 3, reason: 'x', lease: 'lease-1' },
    ...{ due_at: null, created_at: Timestamp.now() },
  }),
);

test('a mail that failed for good waits for its turn again, once, and it is on record who wished it', async () => {
  expect(await retryMail({ id: mail.id, lease: 'lease-1' }, ACTOR)).toEqual({ changed: true });
  expect((await mail.get()).data()).toMatchObject({ status: 'waiting', attempts: 0 });
  expect(await retryMail({ id: mail.id, lease: 'lease-1' }, ACTOR)).toEqual({ changed: false });
  const { docs } = await firestore().collection(COLLECTIONS.auditLog).get();
  expect(docs.map((entry) => entry.data())).toMatchObject([
    { action: 'retry-mail', subject: mail.path, details: { status: 'failed' } },
  ]);
});

test('one that has moved on since stays as it is, and one that there is not is told of', async () => {
  expect(await retryMail({ id: mail.id, lease: 'lease-0' }, ACTOR)).toEqual({ changed: false });
  await expect(retryMail({ id: 'none', lease: null }, ACTOR)).rejects.toMatchObject({
    code: 'not-found',
  });
});
