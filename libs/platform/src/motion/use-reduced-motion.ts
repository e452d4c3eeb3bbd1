import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(onChange: () => void): () => void {
  const preference = query();
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
}

/**
 * True if the visitor prefers to do without animations, kept current. HTML that is rendered at build time does not
 * move.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  );
}
