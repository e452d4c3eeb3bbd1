import { documentContent } from '@raade/content-model/provided/provided-content';
import { dismissToast, useToasts } from '@raade/platform';
import { act, renderHook } from '@testing-library/react';
import { daysOf } from '../../content/schedule.ts';
import { addFavorites, toggleFavorite, useFavorites } from './favorites.store.ts';

const KEY = 'raade-schedule-favourites-1';

const days = daysOf(documentContent());
const favorites = () => renderHook(() => useFavorites()).result.current;
const toasts = () => renderHook(() => useToasts()).result.current;
const otherTabStores = (newValue: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue })));

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => otherTabStores(null));

test('favorites are stored on the device in order of time until they are removed', () => {
  act(() => toggleFavorite('lunch', days));
  act(() => toggleFavorite('check-in', days));
  expect(favorites()).toEqual(['check-in', 'lunch']);
  expect(localStorage.getItem(KEY)).toBe('["check-in","lunch"]');
  act(() => toggleFavorite('lunch', days));
  expect(localStorage.getItem(KEY)).toBe('["check-in"]');
});

test('shared sessions are added to the existing favorites', () => {
  act(() => toggleFavorite('fireside-chat', days));
  act(() => addFavorites(['lunch', 'no-such'], days));
  expect(favorites()).toEqual(['lunch', 'fireside-chat']);
  expect(localStorage.getItem(KEY)).toBe('["lunch","fireside-chat"]');
});

test('favorites stored by another tab are adopted; invalid data is logged and means none', () => {
  otherTabStores('["lunch","left-the-schedule"]');
  expect(favorites()).toEqual(['lunch']);
  expect(console.warn).not.toHaveBeenCalled();
  for (const broken of ['{"lunch":true}', '[1]', 'nonsense']) {
    otherTabStores('["lunch"]');
    otherTabStores(broken);
    expect(favorites()).toEqual([]);
  }
  expect(console.warn).toHaveBeenCalledTimes(3);
});

test('without storage, favorites last until the page is closed, and a message says so', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => toggleFavorite('lunch', days));
  expect(favorites()).toEqual(['lunch']);
  const [toast] = toasts();
  expect(toast).toMatchObject({ title: 'Favorites are not saved', tone: 'danger' });
  act(() => dismissToast(toast?.id ?? ''));
});
