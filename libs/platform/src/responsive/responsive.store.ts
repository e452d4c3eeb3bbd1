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

/** Returns a function that calls `action` after no call for `delayMs`. */
function debounce(action: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, delayMs);
  };
}

function watchResponsiveState(): StoreApi<ResponsiveState> {
  // While prerendering, the screen is unknown; style sheets adapt the page.
  if (typeof window === 'undefined') return createStore(() => DESKTOP_DEFAULTS);
  const store = createStore<ResponsiveState>(() => DESKTOP_DEFAULTS);
  store.setState(readResponsiveState(window));
  // If the state cannot be read, its changes are not observed either.
  if (store.getState() === DESKTOP_DEFAULTS) return store;
  const update = () => store.setState(readResponsiveState(window));
  window.addEventListener('resize', debounce(update, RESIZE_DEBOUNCE_MS));
  for (const query of [COARSE_POINTER, HOVER]) {
    window.matchMedia(query).addEventListener('change', update);
  }
  return store;
}

let store: StoreApi<ResponsiveState> | undefined;

/** The store of the page. Created on first use, so that importing this module needs no `window`. */
function responsiveStore(): StoreApi<ResponsiveState> {
  return (store ??= watchResponsiveState());
}

/** The current screen. With a selector, the component renders again only if the selected value changes. */
export function useResponsive(): ResponsiveState;
export function useResponsive<T>(selector: (state: ResponsiveState) => T): T;
export function useResponsive(selector: (state: ResponsiveState) => unknown = (state) => state) {
  return useStore(responsiveStore(), selector);
}
