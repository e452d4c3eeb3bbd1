import {
  begin,
  control,
  endAfterHandingOver,
  now,
  provider,
  skip,
  work,
  resetDesk,
} from '../testing/mail/campaign-desk.ts';
import { apply, donate } from '../testing/mail/queued-mails.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { LEASE_MS } from '../mail/deliveries/delivery-state.ts';
import { collection } from '../base/firestore.ts';
import { sendOutbox } from '../deployed/send-outbox.ts';
import { auditLog } from '../testing/people/staff-calls.ts';
import { retryMail } from './calls.ts';
import { readHealth } from './read-health.ts';
import { readMailReadings } from './mail-readings.ts';

beforeEach(resetDesk);

const DAY_MS = 24 * 60 * 60 * 1000;
const send = () => sendOutbox({ provider, now });

test('a mail with an unknown result is not sent again, and Health lists it', async () => {
  await apply('student', 'student@example.org');
  await endAfterHandingOver(send);
  await donate();
  await endAfterHandingOver(send);
  const handedOver = provider.addresses;
  skip(LEASE_MS + 1000);
  await send();
  skip(2 * DAY_MS);
  await send();
  expect(provider.addresses).toEqual(handedOver);
  const { failedMails } = await readHealth(now());
  expect(failedMails.map(({ kind, status }) => [kind, status])).toEqual([
    ['application-confirmation', 'unknown'],
    ['donation-receipt', 'unknown'],
  ]);
  expect(await readMailReadings(now())).toMatchObject({ failedMails: 2 });
});

test('a failed confirmation is shown with its application, and in Health only if it may have arrived', async () => {
  await apply('student', 'student@example.org');
  const { docs } = await collection('outbox').get();
  await docs[0]?.ref.update({ status: 'failed' });
  expect(await readMailReadings(now())).toMatchObject({ failedMails: 0 });
});

test('a campaign with mails of unknown result is listed until staff send them again', async () => {
  const id = await begin();
  await endAfterHandingOver(() => work(id));
  const handedOver = provider.addresses;
  skip(LEASE_MS + 1000);
  await work(id);
  skip(2 * DAY_MS);
  await work(id);
  expect(provider.addresses.filter((address) => handedOver.includes(address))).toEqual(handedOver);
  const uncertain = async () => (await readHealth(now())).uncertainCampaigns;
  expect(await uncertain()).toEqual([{ id, subject: 'Sample news' }]);
  expect(await readMailReadings(now())).toMatchObject({ uncertainCampaigns: 1 });
  await control(id, 'retry-unknown');
  await work(id);
  expect(await uncertain()).toEqual([]);
});

describe('a mail that failed for good', () => {
  const ACTOR = { actor: 'account-1', actor_address: null };
  const mail = collection('outbox').doc('password-reset_sample');
  beforeEach(() =>
    mail.set({
      kind: 'password-reset',
      status: 'failed',
      attempts: 3,
      reason: 'x',
      lease: 'lease-1',
      due_at: null,
      created_at: Timestamp.now(),
    }),
  );
  const retry = (lease: string) => retryMail({ id: mail.id, lease }, ACTOR);

  test('is queued again once, with an audit entry', async () => {
    expect(await retry('lease-1')).toEqual({ changed: true });
    expect((await mail.get()).data()).toMatchObject({ status: 'waiting', attempts: 0 });
    expect(await retry('lease-1')).toEqual({ changed: false });
    expect(await auditLog()).toMatchObject([
      { action: 'retry-mail', subject: mail.path, details: { status: 'failed' } },
    ]);
  });

  test('is not changed if its state has changed since, and a missing one is reported', async () => {
    expect(await retry('lease-0')).toEqual({ changed: false });
    await expect(retryMail({ id: 'none', lease: null }, ACTOR)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
