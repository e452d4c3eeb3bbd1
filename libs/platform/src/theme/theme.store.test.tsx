import { act, renderHook } from '@testing-library/react';
import { setTheme, THEMES, useTheme } from './theme.store.ts';

const KEY = 'raade-ui-theme';
const shown = () => document.documentElement.dataset['theme'];

function otherTabStores(newValue: string | null): void {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue })));
}

afterEach(() => {
  jest.restoreAllMocks();
  act(() => setTheme('light'));
});

test('[THEME-03] without a choice the theme is that of the system', () => {
  expect(renderHook(() => useTheme()).result.current).toBe('system');
  expect(shown()).toBe('system');
});

test('[THEME-01] the theme is light, dark or system', () => {
  expect(THEMES).toEqual(['light', 'dark', 'system']);
  const { result } = renderHook(() => useTheme());
  for (const theme of THEMES) {
    act(() => setTheme(theme));
    expect(result.current).toBe(theme);
    expect(shown()).toBe(theme);
  }
});

test('[THEME-02] a choice is stored for the next visit', () => {
  act(() => setTheme('dark'));
  expect(localStorage.getItem(KEY)).toBe('dark');
});

test('a choice in another tab is followed, and what is none of ours means no choice', () => {
  const { result } = renderHook(() => useTheme());
  otherTabStores('dark');
  expect(result.current).toBe('dark');
  otherTabStores('sepia');
  expect(result.current).toBe('system');
});

test('where storage is refused, the choice lives as long as the page', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const { result } = renderHook(() => useTheme());
  act(() => setTheme('dark'));
  expect(result.current).toBe('dark');
  expect(localStorage.getItem(KEY)).toBe('light');
});
