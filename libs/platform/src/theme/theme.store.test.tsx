import { act, renderHook } from '@testing-library/react';
import { setTheme, useTheme } from './theme.store.ts';

const KEY = 'raade-ui-theme';

function otherTabStores(newValue: string | null): void {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue })));
}

afterEach(() => act(() => setTheme('light')));

test('a theme stored by another tab takes effect, and an invalid one means system', () => {
  const { result } = renderHook(() => useTheme());
  otherTabStores('dark');
  expect(result.current).toBe('dark');
  otherTabStores('sepia');
  expect(result.current).toBe('system');
});
