import { renderHook } from '@testing-library/react';
import { useRetry } from './use-retry.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** How often a part that has failed so many times is tried again within a minute. */
function triesInAMinute(failures: number): number {
  const retry = jest.fn();
  const { unmount } = renderHook(() => useRetry(failures, retry));
  jest.advanceTimersByTime(60_000);
  unmount();
  return retry.mock.calls.length;
}

test('a part is tried again every second at first, and rarely once it has been away for long', () => {
  expect([1, 2, 30].map(triesInAMinute)).toEqual([60, 60, 60]);
  expect(triesInAMinute(31)).toBe(4);
});

test('what has not failed is not tried again', () => {
  expect(triesInAMinute(0)).toBe(0);
});

test('a part that has been away for long is tried again as soon as the browser is online', () => {
  const retry = jest.fn();
  renderHook(() => useRetry(31, retry));
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});
