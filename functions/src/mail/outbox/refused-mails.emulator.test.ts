import { HOUR_MS, provider, resetOutbox, send, skip } from '../../testing/mail/outbox-desk.ts';
import { EQUAL_REFUSALS } from '../deliveries/breaker.ts';
import { apply, donate } from '../../testing/mail/queued-mails.ts';
import { refusedSince } from './refusal-note.ts';

beforeEach(resetOutbox);

test('a provider that refuses receipt after receipt for one reason fails few of them, and the others go out later', async () => {
  for (let index = 0; index < 20; index += 1) await donate();
  provider.answer = () => ({ status: 'refused', reason: '550 not today', code: '550' });
  expect(await send()).toBe('blocked');
  expect(await refusedSince()).not.toBeNull();
  // They come up again by ones and twos, for a day.
  for (let run = 0; run < 6; run += 1) {
    skip(4 * HOUR_MS);
    await send();
  }
  expect(await refusedSince()).not.toBeNull();
  provider.reset();
  skip(25 * HOUR_MS);
  expect(await send()).toBe('empty');
  expect(provider.addresses).toHaveLength(11);
  expect(await refusedSince()).toBeNull();
});

test('the last of a row may come alone and ends the run; a mail of any kind that is taken shows that the provider takes ours again', async () => {
  for (let index = 0; index < EQUAL_REFUSALS; index += 1) await donate();
  provider.answer = () => ({ status: 'refused', reason: '550 not today', code: '550' });
  expect(await send()).toBe('blocked');
  expect(await refusedSince()).not.toBeNull();
  provider.reset();
  await apply('student', 'student@example.org');
  await send();
  expect(provider.addresses).toEqual(['student@example.org']);
  expect(await refusedSince()).toBeNull();
});
