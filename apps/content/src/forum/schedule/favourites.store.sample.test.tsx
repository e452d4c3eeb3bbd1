import { documentContent } from '@raade/content-model/provided/provided-content';
import { dismissToast, useToasts } from '@raade/platform';
import { act, renderHook } from '@testing-library/react';
import { daysOf } from '../../content/schedule.ts';
import { addFavourites, toggleFavourite, useFavourites } from './favourites.store.ts';

const KEY = 'raade-schedule-favourites-1';

const days = daysOf(documentContent());
const favourites = () => renderHook(() => useFavourites()).result.current;
const toasts = () => renderHook(() => useToasts()).result.current;
const otherTabStores = (newValue: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue })));

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  otherTabStores(null);
});

test('favorites are stored on the device, in order of time, until they are removed', () => {
  act(() => toggleFavourite('lunch', days));
  act(() => toggleFavourite('check-in', days));
  expect(favourites()).toEqual(['check-in', 'lunch']);
  expect(localStorage.getItem(KEY)).toBe('["check-in","lunch"]');
  act(() => toggleFavourite('lunch', days));
  expect(localStorage.getItem(KEY)).toBe('["check-in"]');
});

test('shared sessions are added to the favorites, without losing any', () => {
  act(() => toggleFavourite('fireside-chat', days));
  act(() => addFavourites(['lunch', 'no-such'], days));
  expect(favourites()).toEqual(['lunch', 'fireside-chat']);
  expect(localStorage.getItem(KEY)).toBe('["lunch","fireside-chat"]');
});

test('favorites of another tab are adopted; invalid ones count as none, and are logged', () => {
  otherTabStores('["lunch","left-the-schedule"]');
  expect(favourites()).toEqual(['lunch']);
  expect(console.warn).not.toHaveBeenCalled();
  for (const broken of ['{"lunch":true}', '[1]', 'nonsense']) {
    otherTabStores('["lunch"]');
    otherTabStores(broken);
    expect(favourites()).toEqual([]);
  }
  expect(console.warn).toHaveBeenCalledTimes(3);
});

test('without storage, favorites last as long as the page, and the visitor is told', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => toggleFavourite('lunch', days));
  expect(favourites()).toEqual(['lunch']);
  const [toast] = toasts();
  expect(toast).toMatchObject({ title: 'Favorites are not saved', tone: 'danger' });
  act(() => dismissToast(toast?.id ?? ''));
});
