import '../testing/test-environment.ts';
import { COLLECTIONS } from '@raade/contracts/collections';
import { EQUAL_REFUSALS } from '../deliveries/breaker.ts';
import { firestore } from '../firestore.ts';
import { FakeProvider } from '../testing/mail/fake-provider.ts';
import { apply, donate } from '../testing/mail/queued-mails.ts';
import { clear } from '../testing/mail/registrants.ts';
import { refusedSince } from './refusal-note.ts';
import { sendOutbox } from './send-outbox.ts';

const HOUR_MS = 60 * 60 * 1000;
const provider = new FakeProvider();
let skippedMs = 0;
const send = () => sendOutbox({ provider, now: () => Date.now() + skippedMs });

beforeEach(async () => {
  skippedMs = 0;
  provider.reset();
  await clear(...Object.values(COLLECTIONS));
});

afterAll(() => firestore().terminate());

test('a provider that refuses receipt after receipt for one reason fails few of them, and the others go out later', async () => {
  for (let index = 0; index < 20; index += 1) await donate();
  provider.answer = () => ({ status: 'refused', reason: '550 not today', code: '550' });
  expect(await send()).toBe('blocked');
  expect(await refusedSince()).not.toBeNull();
  // They come up again by ones and twos, for a day.
  for (let run = 0; run < 6; run += 1) {
    skippedMs += 4 * HOUR_MS;
    await send();
  }
  expect(await refusedSince()).not.toBeNull();
  provider.reset();
  skippedMs += 25 * HOUR_MS;
  expect(await send()).toBe('empty');
  expect(provider.addresses).toHaveLength(11);
  expect(await refusedSince()).toBeNull();
});

test('the last of a row may come alone: the run ends so, and staff see it', async () => {
  for (let index = 0; index < EQUAL_REFUSALS; index += 1) await donate();
  provider.answer = () => ({ status: 'refused', reason: '550 not today', code: '550' });
  expect(await send()).toBe('blocked');
  expect(await refusedSince()).not.toBeNull();
});

test('a mail of any kind that is taken shows that the provider takes ours again', async () => {
  for (let index = 0; index < EQUAL_REFUSALS; index += 1) await donate();
  provider.answer = () => ({ status: 'refused', reason: '550 not today', code: '550' });
  await send();
  provider.reset();
  await apply('student', 'student@example.org');
  await send();
  expect(provider.addresses).toEqual(['student@example.org']);
  expect(await refusedSince()).toBeNull();
});
