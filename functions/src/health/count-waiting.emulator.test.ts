import '../testing/test-environment.ts';
import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { APPLICATION_COLLECTIONS } from '@raade/contracts/applications/application.schema';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../base/firestore.ts';
import { healthDocument } from './health-document.ts';
import { receiveApplication } from '../testing/receive-application.ts';
import { auditLog, callAs, signedIn } from '../testing/people/staff-calls.ts';

const { approvals, contentDrafts, auditLog: log, health } = COLLECTIONS;
const EMPTIED = [...Object.values(APPLICATION_COLLECTIONS), approvals, contentDrafts, log, health];

beforeEach(async () => {
  for (const name of EMPTIED) await firestore().recursiveDelete(firestore().collection(name));
});

const countAs = async (...roles: string[]) =>
  (await callAs(await signedIn({ roles }), CALLABLES.countWaiting, {})).waiting;

test('people see counts of waiting work only in collections that they may read', async () => {
  await receiveApplication('student');
  await receiveApplication('guest');
  const { id } = await receiveApplication('partner');
  await firestore()
    .collection(APPLICATION_COLLECTIONS.partner)
    .doc(id)
    .update({ status: 'accepted' });
  await firestore().collection(approvals).add({ state: 'waiting' });
  await firestore().collection(approvals).add({ state: 'done' });
  await firestore().collection(contentDrafts).add({ part: 'about' });
  const at = Timestamp.now();
  const state = { since: at, figures: { minutes: 16 } };
  await healthDocument().set({ first_looked_at: at, looked_at: at, on: { 'mail-late': state } });

  const applications = { applications: 2, student: 1, partner: 0, guest: 1 };
  const all = { ...applications, approvals: 1, health: 1, drafts: 1 };
  expect(await countAs('admin')).toEqual(all);
  expect(await countAs('reviewer')).toEqual(applications);
  expect(await countAs('mailer')).toEqual({ approvals: 1, health: 1 });
  expect(await countAs('editor')).toEqual({ drafts: 1 });
  expect(await auditLog()).toEqual([]);
});

test('all counts are 0 without documents', async () => {
  const counts = Object.values(await countAs('admin'));
  expect(counts).toEqual(counts.map(() => 0));
});
