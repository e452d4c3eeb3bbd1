import { useIsHydrated } from '@raade/platform';
import { useId } from 'react';

/**
 * An id for parts of a component that refer to each other. In a page that is rendered ahead it is another one than in
 * the browser, and React leaves attributes as it finds them: the next rendering, with another id, sets them all.
 */
export function useOwnId(): string {
  const id = useId();
  return useIsHydrated() ? id : `${id}-ahead`;
}
