import { act, renderHook } from '@testing-library/react';
import { dismissToast, toast, toastStore, useToasts } from './toast.store.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toastStore.setState([], true));
});

function shownTitles(): string[] {
  const { result, unmount } = renderHook(() => useToasts());
  unmount();
  return result.current.map(({ title }) => title);
}

const recorded = () => toastStore.getState().map(({ title }) => title);

test('[TOAST-02] a dismissed toast is hidden at once and removed 1,000,000 ms later', () => {
  const id = toast({ title: 'Saved' });
  toast({ title: 'Sent' });

  dismissToast(id);
  expect(shownTitles()).toEqual(['Sent']);
  jest.advanceTimersByTime(999_999);
  expect(recorded()).toEqual(['Saved', 'Sent']);
  jest.advanceTimersByTime(1);
  expect(recorded()).toEqual(['Sent']);
});

test('dismissing a toast again starts no second timer', () => {
  const id = toast({ title: 'Saved' });
  dismissToast(id);
  dismissToast(id);
  expect(jest.getTimerCount()).toBe(1);
});
