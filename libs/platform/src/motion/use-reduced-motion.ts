import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(onChange: () => void): () => void {
  const preference = query();
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
}

/** True if the visitor prefers reduced motion, and while prerendering. Updates when the preference changes. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  );
}
