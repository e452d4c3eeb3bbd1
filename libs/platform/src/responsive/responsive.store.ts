import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  COARSE_POINTER,
  DESKTOP_DEFAULTS,
  HOVER,
  readResponsiveState,
  type ResponsiveState,
} from './responsive-state.ts';

const RESIZE_DEBOUNCE_MS = 100;

/** Calls `action` once nothing has called for `delayMs`. */
function debounce(action: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, delayMs);
  };
}

function watchResponsiveState(): StoreApi<ResponsiveState> {
  // Rendered at build time: what depends on the screen is for style sheets to say.
  if (typeof window === 'undefined') return createStore(() => DESKTOP_DEFAULTS);
  const store = createStore<ResponsiveState>(() => DESKTOP_DEFAULTS);
  store.setState(readResponsiveState(window));
  // A window that could not be read cannot be followed either.
  if (store.getState() === DESKTOP_DEFAULTS) return store;
  const update = () => store.setState(readResponsiveState(window));
  window.addEventListener('resize', debounce(update, RESIZE_DEBOUNCE_MS));
  for (const query of [COARSE_POINTER, HOVER]) {
    window.matchMedia(query).addEventListener('change', update);
  }
  return store;
}

let store: StoreApi<ResponsiveState> | undefined;

/** The one store of the page. Made when first asked for: importing this module needs no window. */
function responsiveStore(): StoreApi<ResponsiveState> {
  return (store ??= watchResponsiveState());
}

/** The screen that shows the page, kept current; a selector keeps a component from rendering for the rest. */
export function useResponsive(): ResponsiveState;
export function useResponsive<T>(selector: (state: ResponsiveState) => T): T;
export function useResponsive(selector: (state: ResponsiveState) => unknown = (state) => state) {
  return useStore(responsiveStore(), selector);
}
