import { renderHook } from '@testing-library/react';
import { useRetry } from './use-retry.ts';

test('a part that has been away for long is tried again as soon as the browser is online', () => {
  const retry = jest.fn();
  renderHook(() => useRetry(31, retry));
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});
