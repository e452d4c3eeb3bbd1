import { renderHook } from '@testing-library/react';
import { useRetry } from './use-retry.ts';

test('a part that has failed for long is retried as soon as the browser is online', () => {
  const retry = jest.fn();
  renderHook(() => useRetry(31, retry));
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});
