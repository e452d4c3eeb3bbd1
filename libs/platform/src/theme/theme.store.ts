import { deviceStorage } from '@raade/browser';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { logger } from '../logger/logger.ts';

export type Theme = 'light' | 'dark' | 'system';

export const THEMES: readonly Theme[] = ['light', 'dark', 'system'];

// Key and default stand once more in `apps/shell/public/theme.js`, which runs before any module can.
const STORAGE_KEY = 'raade-ui-theme';
const DEFAULT_THEME: Theme = 'system';

/** Unknown values count as no choice. */
const themeOf = (text: unknown): Theme => THEMES.find((theme) => theme === text) ?? DEFAULT_THEME;

/** The choice is kept on the device. Where browsers refuse storage, it lives as long as the page. */
const kept = deviceStorage({
  key: STORAGE_KEY,
  schema: { parse: themeOf },
  format: 'text',
  warn: logger.warn,
});

function watchTheme(): StoreApi<Theme> {
  const store = createStore<Theme>(() => DEFAULT_THEME);
  // Rendered at build time: nobody has chosen yet, and there is nothing to show it on.
  if (typeof window === 'undefined') return store;
  store.setState(kept.read() ?? DEFAULT_THEME, true);
  const show = (theme: Theme) => void (document.documentElement.dataset['theme'] = theme);
  show(store.getState());
  store.subscribe(show);
  kept.follow((theme) => store.setState(theme ?? DEFAULT_THEME));
  return store;
}

let store: StoreApi<Theme> | undefined;

/** Made when first asked for: importing this module needs no window. */
const themeStore = () => (store ??= watchTheme());

/** Shows the whole site, in every open tab, in this theme, and keeps it for the next visit. */
export function setTheme(theme: Theme): void {
  themeStore().setState(theme);
  kept.keep(theme);
}

/** The theme that the visitor has chosen. `system` leaves the choice to the device. */
export function useTheme(): Theme {
  return useStore(themeStore());
}
