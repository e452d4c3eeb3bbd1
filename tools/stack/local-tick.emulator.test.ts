import { randomUUID } from 'node:crypto';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { SAMPLE } from '@raade/content-model/sample-content';
import { APPLICATION_COLLECTIONS } from '@raade/contracts/applications/application.schema';
import { LOCAL_TICK, SCHEDULES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import type { Origins } from '@raade/kit/stack/addresses.ts';
import { readStack } from '@raade/kit/stack/stack-file.ts';
import * as z from 'zod/mini';
import { functionUrl } from './environments.ts';
import { giveDonation } from './seed/sample-donations.ts';

const HOUR_MS = 60 * 60 * 1000;

let app: App;

beforeAll(() => {
  app = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'local-tick');
});

afterAll(() => deleteApp(app));

/** Runs every schedule of the stack once, and returns the names of those that ran. */
async function tick(origins: Origins): Promise<string[]> {
  const answer = await fetch(functionUrl(origins, LOCAL_TICK), { method: 'POST' });
  const { done } = (await answer.json()) as { done: string[] };
  return done.sort();
}

const mailsSchema = z.array(
  z.object({
    subject: z.string(),
    from: z.array(z.object({ address: z.string() })),
    to: z.array(z.object({ address: z.string() })),
    text: z.string(),
  }),
);

/** The mails that an address received by SMTP. */
async function inboxOf({ inbox }: Origins, address: string) {
  const answer = await fetch(`${inbox}/api/email`);
  const mails = mailsSchema.parse(await answer.json());
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

test('[DON-18] a tick sends the receipt of a donation to its donor, only once', async () => {
  const { origins } = await readStack();
  const email = `donor-${randomUUID()}@example.org`;
  await giveDonation(origins, { amount: 7550, fullName: 'Sample Donor', email });
  expect(await inboxOf(origins, email)).toEqual([]);

  await tick(origins);
  await tick(origins);

  const [receipt, ...others] = await inboxOf(origins, email);
  expect(others).toEqual([]);
  expect(receipt?.from).toEqual([expect.objectContaining({ address: SAMPLE.contact.email })]);
  expect(receipt?.subject).toBe('Your donation to RAADE');
  for (const text of ['Sample Donor', '$75.50', 'Sample wording: ask your tax adviser']) {
    expect(receipt?.text).toContain(text);
  }
});

test('[APPLY-17] a tick runs all schedules and mails an unconfirmed applicant', async () => {
  const firestore = getFirestore(app);
  const id = randomUUID();
  const email = `${id}@example.org`;
  const created_at = Timestamp.fromMillis(Date.now() - HOUR_MS);
  await firestore
    .collection(APPLICATION_COLLECTIONS.student)
    .doc(id)
    .create({ email, created_at, status: 'new' });
  // Earlier ticks have already processed younger applications.
  await firestore.collection(COLLECTIONS.limits).doc('swept_student').delete();

  const { origins } = await readStack();
  expect(await tick(origins)).toEqual(Object.values(SCHEDULES).sort());

  const mails = firestore.collection(COLLECTIONS.outbox).where('application_id', '==', id);
  const [mail, ...others] = (await mails.get()).docs;
  expect(mail?.data()).toMatchObject({ to: email, application_kind: 'student' });
  expect(others).toEqual([]);
});
