import { useBackend } from '../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import {
  APPLICATION_RATE_MESSAGES,
  APPLICATION_RATES,
} from '@raade/contracts/applications/application-rates';
import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../base/firestore.ts';
import { counterOf, HOUR_MS } from '../base/limits/counter.ts';
import { EVERYWHERE } from '../base/limits/everywhere.ts';
import { admitApplication } from './admit-application.ts';
import { ticketDocument } from './ticket.ts';

const backend = useBackend();

const newApplication = () => ({ kind: 'student', id: randomUUID() }) as const;
const from = (hash: string = randomUUID()) =>
  ({ networks: [{ hash, share: 1 }], challenge: 'none' }) as const;
const refused = (reason: keyof typeof APPLICATION_RATE_MESSAGES) => ({
  code: 'resource-exhausted',
  message: APPLICATION_RATE_MESSAGES[reason],
  details: { reason },
});
const written = async () => (await firestore().collection(COLLECTIONS.limits).get()).size;
const isLetIn = async ({ kind, id }: ReturnType<typeof newApplication>) =>
  (await ticketDocument(kind, id).get()).exists;

test('an applicant is let in, and told so', async () => {
  const application = newApplication();
  expect(await backend.call(CALLABLES.admitApplication, application)).toEqual({
    status: 200,
    result: { admitted: true },
  });
  expect(await isLetIn(application)).toBe(true);
});

test('a network lets in so many applications an hour, and others meanwhile', async () => {
  const busy = from();
  const now = Date.now();
  const [network] = busy.networks;
  const count = APPLICATION_RATES.applicationsPerNetwork - 1;
  await counterOf('applications_network', network.hash, now).set({ count });
  const last = newApplication();
  await admitApplication(last, busy, now);
  const before = await written();
  await expect(admitApplication(newApplication(), busy, now)).rejects.toMatchObject(
    refused('too-many'),
  );
  expect(await written()).toBe(before);

  await admitApplication(last, busy, now);
  await admitApplication(newApplication(), from(), now);
  await admitApplication(newApplication(), busy, now + HOUR_MS);
});

test('while all together are too many, who shows to be no script is let in', async () => {
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
