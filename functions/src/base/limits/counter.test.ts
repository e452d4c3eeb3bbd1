import '../../testing/test-environment.ts';
import { counterOf, HOUR_MS as windowMs, oneMore } from './counter.ts';

const BEGIN = 1000 * windowMs;
const END = BEGIN + windowMs - 1;

const nameAt = (now: number) => counterOf('intents_email', 'hash', now).id;

test('events within a window are counted together, and the next window starts at zero', () => {
  expect(nameAt(END)).toBe(nameAt(BEGIN));
  expect(nameAt(END + 1)).not.toBe(nameAt(BEGIN));
});

test.each([BEGIN, END])('a counter is stored as long as its window lasts', (now) => {
  expect(oneMore(now).expires_at.toMillis()).toBeGreaterThan(END);
});
