import { act, render, screen } from '@testing-library/react';
import { PastSession } from './extras.tsx';

let isReachable = false;
jest.mock('./extras.lazy.ts', () => {
  if (!isReachable) throw new TypeError('network');
  return { PastSession: () => <p>Found</p> };
});

test('code that failed to load is requested again, and nothing is shown meanwhile', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(<PastSession />);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(container.textContent).toBe('');
  isReachable = true;
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Found')).toBeTruthy();
});
