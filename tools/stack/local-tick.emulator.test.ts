import { randomUUID } from 'node:crypto';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { APPLICATION_COLLECTIONS } from '@raade/contracts/applications';
import { LOCAL_TICK, SCHEDULES } from '@raade/contracts/callables';
import { COLLECTIONS } from '@raade/contracts/collections';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local-stack';
import { functionUrl } from './environments.ts';
import { readStack } from '@raade/kit/stack/stack-file.ts';

const HOUR_MS = 60 * 60 * 1000;

let app: App;

beforeAll(() => {
  app = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'local-tick');
});

afterAll(() => deleteApp(app));

test('a tick of the local stack does what clocks do in production: an application that no browser acknowledged gets its mail', async () => {
  const firestore = getFirestore(app);
  const id = randomUUID();
  const email = `${id}@example.org`;
  const created_at = Timestamp.fromMillis(Date.now() - HOUR_MS);
  await firestore
    .collection(APPLICATION_COLLECTIONS.student)
    .doc(id)
    .create({ email, created_at, status: 'new' });

  const { origins } = await readStack();
  const answer = await fetch(functionUrl(origins, LOCAL_TICK), { method: 'POST' });
  const { done } = (await answer.json()) as { done: string[] };
  expect(done.sort()).toEqual(Object.values(SCHEDULES).sort());

  const mails = firestore.collection(COLLECTIONS.outbox).where('application_id', '==', id);
  const [mail, ...others] = (await mails.get()).docs;
  expect(mail?.data()).toMatchObject({ to: email, application_kind: 'student' });
  expect(others).toEqual([]);
}, 60_000);
