import { useEffect, useRef } from 'react';

/** Moves the focus to a new step, for keyboards and screen readers. */
export function useFocusOnMount<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
