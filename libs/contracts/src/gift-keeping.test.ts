import { GIFT_KEPT_YEARS, giftKeptUntil, lastDayBefore } from './gift-keeping.ts';

test.each([
  ['2026-01-01T12:00:00Z', 2026],
  ['2026-12-31T12:00:00Z', 2026],
  // Still the evening before in Houston, where the books are kept.
  ['2027-01-01T03:00:00Z', 2026],
])('a gift of %s is kept until the end of a year after %i', (paidAt, year) => {
  const until = giftKeptUntil(new Date(paidAt));
  expect(lastDayBefore(until)).toBe(`${year + GIFT_KEPT_YEARS}-12-31`);
  expect(until.toISOString()).toBe(`${year + GIFT_KEPT_YEARS + 1}-01-01T00:00:00.000Z`);
});
