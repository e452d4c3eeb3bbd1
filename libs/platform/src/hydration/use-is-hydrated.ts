import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False while prerendering and during hydration; true afterwards. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
