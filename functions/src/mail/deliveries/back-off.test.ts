import { ATTEMPTS, backOff } from './back-off.ts';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;

test('each pause is twice as long as the one before, up to an hour', () => {
  const pauses = Array.from({ length: ATTEMPTS }, (_, index) => backOff(index + 1, 0) / SECOND_MS);
  expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
});

test('after the last regular attempt, a pause takes three to six hours', () => {
  expect(backOff(ATTEMPTS + 1, 0)).toBe(6 * HOUR_MS);
  expect(backOff(ATTEMPTS + 50, 1)).toBe(3 * HOUR_MS);
});

test('chance shortens a pause by up to half, and never lengthens it', () => {
  expect(backOff(3, 1)).toBe(60 * SECOND_MS);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const pause = backOff(attempt);
    expect(pause).toBeGreaterThanOrEqual(backOff(attempt, 1));
    expect(pause).toBeLessThanOrEqual(backOff(attempt, 0));
  }
});
