import { randomUUID } from 'node:crypto';
import { CALLABLES } from '@raade/contracts/base/callables';
import {
  DONATION_RATE_MESSAGES,
  DONATION_RATES,
  type DonationRateReason,
} from '@raade/contracts/money/donation-limits';
import { newRequest, useBackend } from '../../testing/backend.ts';
import { cancelIntent } from '../../money/donations/payment-intent.ts';
import { countDecline, admitIntent, attemptCounter } from './admit-donation.ts';
import { counterOf, HOUR_MS, windowOf } from './counter.ts';
import { networksOf } from './network.ts';

const backend = useBackend({ delivers: true });

const newDonor = () => ({
  attempt: randomUUID(),
  revision: 0,
  email: `${randomUUID()}@example.org`,
  networks: [{ hash: randomUUID(), share: 1 }],
  challenge: 'none' as const,
});
const newEvent = () => ({ id: `evt_${randomUUID()}`, type: 'payment_failed', created: 0 });

const refused = (reason: DonationRateReason) => ({
  code: 'resource-exhausted',
  message: DONATION_RATE_MESSAGES[reason],
  details: { reason },
});

async function times(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await work(index);
}

const decline = ({ attempt, email }: { attempt: string; email: string }, intent = randomUUID()) =>
  countDecline(newEvent(), { paymentIntentId: `pi_${intent}`, attempt, email });

test('an attempt gets a limited number of intents per hour', async () => {
  const donor = newDonor();
  const withNewEmail = (revision: number, now?: number) =>
    admitIntent({ ...donor, revision, email: `${randomUUID()}@example.org` }, now);
  await times(DONATION_RATES.intentsPerAttempt, withNewEmail);
  const next = DONATION_RATES.intentsPerAttempt;
  await expect(withNewEmail(next)).rejects.toMatchObject(refused('too-many-payments'));
  await withNewEmail(next, Date.now() + HOUR_MS);
});

test('a repeated request for the same payment counts once', async () => {
  const donor = newDonor();
  await times(DONATION_RATES.intentsPerAttempt + 1, () => admitIntent(donor));
  await admitIntent({ ...donor, revision: 1 });
});

test('presses of Donate do not count while Stripe is unavailable', async () => {
  const request = newRequest();
  const last = { count: DONATION_RATES.intentsPerAttempt - 1, window: windowOf(Date.now()) };
  await attemptCounter(request.attempt).set({ ...last, revision: -1 });
  // Each press makes three requests to Stripe.
  backend.control.addFaults({
    requests: [{ method: 'POST', path: '/v1/payment_intents', what: 'answer-500', times: 6 }],
  });
  await times(2, async () => {
    const answer = await backend.call(CALLABLES.processDonation, request);
    expect(answer).toMatchObject({ error: { status: 'UNAVAILABLE' } });
  });
  await backend.begin(request);
});

test('an email address gets a limited number of intents', async () => {
  const donor = newDonor();
  const withNewAttempt = () => admitIntent({ ...donor, attempt: randomUUID() });
  await times(DONATION_RATES.intentsPerEmail, withNewAttempt);
  await expect(withNewAttempt()).rejects.toMatchObject(refused('too-many-payments'));
  await admitIntent({ ...newDonor(), networks: donor.networks });
});

test('an email address with many declined cards has to wait', async () => {
  const donor = newDonor();
  await times(DONATION_RATES.declinesPerEmail - 1, () => decline(donor));
  await admitIntent(donor);
  await decline(donor);
  await expect(admitIntent(donor)).rejects.toMatchObject(refused('too-many-declines'));
});

test('a network gets a limited number of intents', async () => {
  const { networks } = newDonor();
  const count = DONATION_RATES.intentsPerNetwork - 1;
  await counterOf('intents_network', networks[0]?.hash ?? '').set({ count });
  await admitIntent({ ...newDonor(), networks });
  await expect(admitIntent({ ...newDonor(), networks })).rejects.toMatchObject(
    refused('too-many-payments'),
  );
  await admitIntent(newDonor());
});

test('a /48 of IPv6 gets the intents of four connections, not of 65,536', async () => {
  const prefix = randomUUID().slice(0, 4);
  const askFrom = (subnet: number) =>
    backend.call(CALLABLES.processDonation, newRequest(), `2001:db8:${prefix}:${subnet}::1`);
  await askFrom(0);
  const [, , widest] = networksOf({
    headers: { 'x-forwarded-for': `2001:db8:${prefix}::1` },
    ip: undefined,
  });
  const counter = counterOf('intents_network', widest?.hash ?? '');
  expect((await counter.get()).get('count')).toBe(1);
  await counter.update({ count: 4 * DONATION_RATES.intentsPerNetwork - 1 });
  expect(await askFrom(256)).toMatchObject({ status: 200 });
  expect(await askFrom(512)).toMatchObject({ status: 429 });
});

test('fourteen spellings of one mailbox count as one donor', async () => {
  const spellings = Array.from({ length: 14 }, (_, dots) => {
    const name = dots < 7 ? `${'d.'.repeat(dots)}${'d'.repeat(8 - dots)}` : `dddddddd+${dots}`;
    return `${name}@${dots % 2 ? 'gmail.com' : 'googlemail.com'}`;
  });
  const answers = await Promise.allSettled(
    spellings.map((email) => admitIntent({ ...newDonor(), email })),
  );
  const admitted = answers.filter(({ status }) => status === 'fulfilled');
  expect(admitted).toHaveLength(DONATION_RATES.intentsPerEmail);
});

test('a network with very many declined cards has to wait, and others do not', async () => {
  const donor = newDonor();
  await admitIntent(donor);
  await times(DONATION_RATES.declinesPerNetwork, (index) =>
    decline({ ...donor, email: `${index}@example.org` }),
  );
  const otherDonor = { ...newDonor(), networks: donor.networks };
  await expect(admitIntent(otherDonor)).rejects.toMatchObject(refused('too-many-declines'));
  await admitIntent(newDonor());
});

test('an event that arrives twice counts as one declined card', async () => {
  const donor = newDonor();
  const event = newEvent();
  const declined = { paymentIntentId: `pi_${randomUUID()}`, ...donor };
  await countDecline(event, declined);
  expect(await countDecline(event, declined)).toBe(1);
  expect(await countDecline(newEvent(), declined)).toBe(2);
});

test('too many declined cards cancel an intent, and the donor can start again', async () => {
  const request = newRequest();
  const { paymentIntentId } = await backend.begin(request);
  const statusAfter = async (declines: number) => {
    await times(declines, async () => {
      await backend.decline(paymentIntentId);
      await backend.control.setClock({ advanceSeconds: DONATION_RATES.secondsBetweenCards });
    });
    return (await backend.stripe.paymentIntents.retrieve(paymentIntentId)).status;
  };

  expect(await statusAfter(DONATION_RATES.declinesPerIntent - 1)).toBe('requires_payment_method');
  expect(await statusAfter(1)).toBe('canceled');
  await backend.begin({ ...request, revision: 1 });
});

test('a second card sooner than a person could type it cancels the intent', async () => {
  const statusAfter = async (secondsBetween: number) => {
    const { paymentIntentId } = await backend.begin(newRequest());
    for (let card = 0; card < 2; card += 1) {
      await backend.control.setClock({ advanceSeconds: secondsBetween });
      await backend.decline(paymentIntentId);
      await backend.control.settled();
    }
    return (await backend.stripe.paymentIntents.retrieve(paymentIntentId)).status;
  };
  const typed = DONATION_RATES.secondsBetweenCards;
  expect(await statusAfter(typed)).toBe('requires_payment_method');
  expect(await statusAfter(typed - 1)).toBe('canceled');
});

test('a cancellation during a card payment takes effect after it', async () => {
  const { paymentIntentId } = await backend.begin(newRequest());
  await backend.control.setClock({ real: true });
  // Longer than the Stripe library retries by itself.
  backend.control.setCardMs(3000);
  const tried = backend.decline(paymentIntentId);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await cancelIntent(paymentIntentId)).toBe('canceled');
  await tried;
  backend.control.setCardMs(0);
});

test('cards tried at the same time are all counted at the first event about them', async () => {
  const { paymentIntentId } = await backend.begin(newRequest());
  const type = 'payment_intent.payment_failed';
  const times = DONATION_RATES.declinesPerIntent - 1;
  backend.control.addFaults({ webhooks: [{ type, what: 'give-up', times }] });
  await Promise.all(
    Array.from({ length: DONATION_RATES.declinesPerIntent }, () =>
      backend.decline(paymentIntentId),
    ),
  );
  await backend.control.settled();

  const { status } = await backend.stripe.paymentIntents.retrieve(paymentIntentId);
  expect(status).toBe('canceled');
});
