import { measurePace } from './pace.ts';

/** A clock that returns these times, one after the other. */
const clockOf =
  (...times: number[]) =>
  () =>
    times.shift() ?? 0;

test('a machine that needs twice the time has a pace of two', () => {
  expect(measurePace(clockOf(1000, 1240))).toBe(2);
});

test('a fast machine has a pace of one, not less', () => {
  expect(measurePace(clockOf(1000, 1010))).toBe(1);
});

test('the measured work takes more than a millisecond', () => {
  const times: number[] = [];
  measurePace(() => {
    times.push(performance.now());
    return times.at(-1) ?? 0;
  });
  const [start = 0, end = 0] = times;
  expect(end - start).toBeGreaterThan(1);
});
