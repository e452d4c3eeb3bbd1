import { useIsHydrated } from '@raade/platform';
import { useId } from 'react';

/**
 * An id for elements of a component that refer to each other. `useId` gives another id in prerendered HTML than in the
 * browser, and React does not correct attributes when it hydrates. So the id changes once after hydration, which sets
 * all attributes again.
 */
export function useOwnId(): string {
  const id = useId();
  return useIsHydrated() ? id : `${id}-ahead`;
}
