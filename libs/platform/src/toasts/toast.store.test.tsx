import { act, renderHook } from '@testing-library/react';
import { dismissToast, toast, toastStore, useToasts } from './toast.store.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toastStore.setState([], true));
  jest.useRealTimers();
});

function shownTitles(): string[] {
  const { result, unmount } = renderHook(() => useToasts());
  unmount();
  return result.current.map(({ title }) => title);
}

const recorded = () => toastStore.getState().map(({ title }) => title);

test('a toast is shown with its text, neutral unless told otherwise', () => {
  const id = toast({ title: 'Saved', description: 'All changes are kept.' });
  expect(toastStore.getState()).toEqual([
    { id, title: 'Saved', description: 'All changes are kept.', tone: 'neutral', isOpen: true },
  ]);
});

test('[TOAST-01] at most five are shown at once: the oldest goes', () => {
  for (const title of ['1', '2', '3', '4', '5']) toast({ title });
  expect(shownTitles()).toEqual(['1', '2', '3', '4', '5']);
  toast({ title: '6' });
  expect(shownTitles()).toEqual(['2', '3', '4', '5', '6']);
});

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

test('dismissing once more does not prolong the record', () => {
  const id = toast({ title: 'Saved' });
  dismissToast(id);
  dismissToast(id);
  expect(jest.getTimerCount()).toBe(1);
});
