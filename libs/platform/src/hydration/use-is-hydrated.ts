import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False while React takes over the HTML that a server has rendered, and on that server. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
