import { useLocation } from '@raade/platform';
import { useEffect } from 'react';

/** How long an anchor may take to appear: its page, or the remote in its slot, may still be loading. */
const PATIENCE = 10_000;

/**
 * Scrolls to the element that the address names as soon as it is there, and stays with it while parts above
 * it arrive, until the visitor scrolls.
 */
export function ScrollToAnchor() {
  const { pathname, hash, key } = useLocation();

  useEffect(() => {
    if (!hash) return;
    const id = decodeURIComponent(hash.slice(1));
    const follow = () => document.getElementById(id)?.scrollIntoView();
    const observer = new ResizeObserver(follow);
    const stop = () => observer.disconnect();
    observer.observe(document.body);
    const timer = setTimeout(stop, PATIENCE);
    const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const gesture of gestures) window.addEventListener(gesture, stop, { once: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const gesture of gestures) window.removeEventListener(gesture, stop);
    };
  }, [pathname, hash, key]);

  return null;
}
