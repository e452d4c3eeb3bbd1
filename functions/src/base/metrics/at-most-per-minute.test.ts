import { atMostPerMinute } from './at-most-per-minute.ts';

test('a limited number is admitted per minute, and each minute starts at zero', () => {
  const isAdmitted = atMostPerMinute(2);
  const admitted = [100_000, 110_000, 120_000].map((now) => isAdmitted('any', now));
  expect(admitted).toEqual([true, true, false]);
  expect(isAdmitted('any', 160_000)).toBe(true);
});

test('one source cannot use up the share of others', () => {
  const isAdmitted = atMostPerMinute(4, 2);
  const admitted = ['a', 'a', 'a', 'b', 'c', 'd'].map((source) => isAdmitted(source, 100_000));
  expect(admitted).toEqual([true, true, false, true, true, false]);
  expect(isAdmitted('a', 160_000)).toBe(true);
});
