import '../../testing/app-check.ts';
import { newRequest, useBackend } from '../../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { DONATION_RATE_MESSAGES, DONATION_RATES } from '@raade/contracts/money/donation-limits';
import { APP_CHECK_TOKEN } from '../../testing/app-check.ts';
import { clear } from '../../testing/mail/registrants.ts';
import { allDeclines, isCardTesting, reservePlace } from './card-testing.ts';

const MINUTE_MS = 60 * 1000;
const NOW = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const PLACES = DONATION_RATES.unknownInAMinute;

const backend = useBackend({ delivers: true });

beforeEach(() => clear(COLLECTIONS.limits));

const take = (now = NOW) => reservePlace(randomUUID(), now);
const declineAt = (now: number, count: number) => allDeclines(now).set({ count });
const ask = (token?: string, request = newRequest()) =>
  backend.call(CALLABLES.processDonation, request, undefined, token);

test('many unknown donors at once get no more intents than the limit', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => take()));
  expect(answers.filter((isIn) => isIn)).toHaveLength(PLACES);
  expect(await take(NOW + MINUTE_MS - 1)).toBe(false);
  expect(await take(NOW + MINUTE_MS)).toBe(true);
});

test('a repeated request for the same donation keeps its place', async () => {
  const attempt = randomUUID();
  for (let press = 0; press < 2 * PLACES; press += 1) {
    expect(await reservePlace(attempt, NOW)).toBe(true);
  }
  expect(await take()).toBe(true);
});

test('during card testing unknown donors are refused, and a minute or two later some are admitted', async () => {
  await declineAt(NOW, DONATION_RATES.declinesInAMinute - 1);
  expect(await isCardTesting(NOW)).toBe(false);
  await declineAt(NOW + MINUTE_MS, 1);
  expect(await isCardTesting(NOW + MINUTE_MS)).toBe(true);
  expect(await take(NOW + MINUTE_MS)).toBe(false);
  expect(await take(NOW + 2 * MINUTE_MS)).toBe(true);
});

test('a donor who would have to wait is asked for a challenge, and can donate after passing it', async () => {
  for (let place = 0; place < PLACES; place += 1) await take(Date.now());
  const request = newRequest();
  expect(await ask(undefined, request)).toEqual({
    status: 429,
    error: {
      status: 'RESOURCE_EXHAUSTED',
      message: DONATION_RATE_MESSAGES.challenge,
      details: { reason: 'challenge' },
    },
  });
  expect(await ask(APP_CHECK_TOKEN, request)).toMatchObject({ status: 200 });
});

test('during card testing an intent of an unknown donor accepts one card, and others the usual number', async () => {
  const statusAfterCard = async (token?: string) => {
    const { result } = await ask(token);
    const { paymentIntentId } = result as { paymentIntentId: string };
    await declineAt(Date.now(), DONATION_RATES.declinesInAMinute);
    await backend.decline(paymentIntentId);
    await backend.control.settled();
    return (await backend.stripe.paymentIntents.retrieve(paymentIntentId)).status;
  };
  expect(await statusAfterCard()).toBe('canceled');
  expect(await statusAfterCard(APP_CHECK_TOKEN)).toBe('requires_payment_method');
});
