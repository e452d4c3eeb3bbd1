import { useEffect, useRef } from 'react';

/** Moves the focus to an element when it appears, so that keyboards and screen readers continue at a new step. */
export function useFocusOnMount<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
