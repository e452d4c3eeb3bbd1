import { useEffect, useRef } from 'react';

/** Brings whoever works by keyboard or by ear to what has taken the place of the step before. */
export function useFocusOnMount<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
