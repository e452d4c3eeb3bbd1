import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { logger } from '../logger/logger.ts';

export type Theme = 'light' | 'dark' | 'system';

export const THEMES: readonly Theme[] = ['light', 'dark', 'system'];

// Both stand once more in `apps/shell/public/theme.js`, which runs before any module can.
const STORAGE_KEY = 'raade-ui-theme';
const DEFAULT_THEME: Theme = 'light';

function parseTheme(text: string | null): Theme {
  return THEMES.find((theme) => theme === text) ?? DEFAULT_THEME;
}

/** Browsers may refuse storage altogether; the theme then lives as long as the page. */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(window.localStorage);
  } catch (error) {
    logger.warn('theme not stored', {}, error);
    return otherwise;
  }
}

function watchTheme(): StoreApi<Theme> {
  // Rendered at build time: nobody has chosen yet.
  if (typeof window === 'undefined') return createStore(() => DEFAULT_THEME);
  const stored = withStorage((storage) => storage.getItem(STORAGE_KEY), null);
  const store = createStore<Theme>(() => parseTheme(stored));
  const show = (theme: Theme) => void (document.documentElement.dataset['theme'] = theme);
  show(store.getState());
  store.subscribe(show);
  // Only other tabs cause it; `key` is null when one of them cleared everything.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY || key === null) store.setState(parseTheme(newValue));
  });
  return store;
}

let store: StoreApi<Theme> | undefined;

/** Made when first asked for: importing this module needs no window. */
const themeStore = () => (store ??= watchTheme());

/** Shows the whole site, in every open tab, in this theme, and keeps it for the next visit. */
export function setTheme(theme: Theme): void {
  themeStore().setState(theme);
  withStorage((storage) => storage.setItem(STORAGE_KEY, theme), undefined);
}

/** The theme that the visitor has chosen. `system` leaves the choice to the device. */
export function useTheme(): Theme {
  return useStore(themeStore());
}
