import { retryDelay } from './retry-delay.ts';

test('a part is tried again every second at first, and rarely once it has been away for long', () => {
  expect([1, 2, 30].map(retryDelay)).toEqual([1000, 1000, 1000]);
  expect(retryDelay(31)).toBe(15_000);
});
