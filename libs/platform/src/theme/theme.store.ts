import { deviceStorage } from '@raade/browser';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { logger } from '../logger/logger.ts';

export type Theme = 'light' | 'dark' | 'system';

export const THEMES: readonly Theme[] = ['light', 'dark', 'system'];

// `apps/shell/public/theme.js` repeats key and default, since it runs before any module.
const STORAGE_KEY = 'raade-ui-theme';
const DEFAULT_THEME: Theme = 'system';

/** Unknown values become the default. */
const themeOf = (text: unknown): Theme => THEMES.find((theme) => theme === text) ?? DEFAULT_THEME;

/** The visitor's choice. If the browser refuses storage, the choice lasts until the page is closed. */
const storedTheme = deviceStorage({
  key: STORAGE_KEY,
  schema: { parse: themeOf },
  format: 'text',
  warn: logger.warn,
});

function watchTheme(): StoreApi<Theme> {
  const store = createStore<Theme>(() => DEFAULT_THEME);
  // While prerendering there is neither a choice nor a document.
  if (typeof window === 'undefined') return store;
  store.setState(storedTheme.read() ?? DEFAULT_THEME, true);
  const show = (theme: Theme) => void (document.documentElement.dataset['theme'] = theme);
  show(store.getState());
  store.subscribe(show);
  storedTheme.follow((theme) => store.setState(theme ?? DEFAULT_THEME));
  return store;
}

let store: StoreApi<Theme> | undefined;

/** Created on first use, so that importing this module needs no `window`. */
const themeStore = () => (store ??= watchTheme());

/** Switches the site to this theme in all open tabs, and stores the choice. */
export function setTheme(theme: Theme): void {
  themeStore().setState(theme);
  storedTheme.set(theme);
}

/** The theme that the visitor has chosen. `system` follows the setting of the device. */
export function useTheme(): Theme {
  return useStore(themeStore());
}
