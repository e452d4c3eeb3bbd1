import { measurePace } from './pace.ts';

/** A clock that says these times, one after the other. */
const saying =
  (...times: number[]) =>
  () =>
    times.shift() ?? 0;

test('a machine that needs twice the time has a pace of two', () => {
  expect(measurePace(saying(1000, 1240))).toBe(2);
});

test('a fast machine is held to what is promised, not to less', () => {
  expect(measurePace(saying(1000, 1010))).toBe(1);
});

test('the real work is done, and takes some time', () => {
  const times: number[] = [];
  measurePace(() => {
    times.push(performance.now());
    return times.at(-1) ?? 0;
  });
  const [start = 0, end = 0] = times;
  expect(end - start).toBeGreaterThan(1);
});
