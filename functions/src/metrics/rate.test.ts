import { atMostPerMinute } from './rate.ts';

test('so many are admitted in a minute, and the next minute begins anew', () => {
  const isAdmitted = atMostPerMinute(2);
  expect([isAdmitted(100_000), isAdmitted(110_000), isAdmitted(120_000)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isAdmitted(160_000)).toBe(true);
});
