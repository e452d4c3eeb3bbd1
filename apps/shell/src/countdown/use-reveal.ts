import { useLocation } from '@raade/platform';
import { useSyncExternalStore } from 'react';
import { showsCountdown } from './countdown-visibility.ts';

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  window.addEventListener('scroll', onChange, options);
  window.addEventListener('resize', onChange, options);
  return () => listening.abort();
}

/**
 * Whether page and scroll position show the countdown. Renders anew only when the answer changes. It never
 * shows in what is rendered at build time, which knows no time.
 */
export function useReveal(): boolean {
  const { pathname } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => showsCountdown({ pathname, scrollY: window.scrollY, viewportHeight: window.innerHeight }),
    () => false,
  );
}
