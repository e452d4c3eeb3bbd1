import { useLocation, useNavigationType } from '@raade/platform';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { anchorOf } from '../navigation/anchor.ts';

/** How long an anchor may take to appear: its page, or the remote in its slot, may still be loading. */
const PATIENCE = 10_000;
/** Lets a menu close before the page that stays begins to move, in milliseconds. */
const DELAY_ON_SAME_PAGE = 100;

const reducesMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Keeps the element with this id at the top of the view while parts above it arrive, until the visitor
 * scrolls. Returns the way to stop.
 */
function follow(id: string, behavior: ScrollBehavior): () => void {
  const observer = new ResizeObserver(() => {
    document.getElementById(id)?.scrollIntoView({ behavior });
  });
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
}

function followLater(id: string): () => void {
  let stop: (() => void) | undefined;
  const timer = setTimeout(() => {
    stop = follow(id, reducesMotion() ? 'instant' : 'smooth');
  }, DELAY_ON_SAME_PAGE);
  return () => {
    clearTimeout(timer);
    stop?.();
  };
}

/** Where the page was scrolled to when it was last painted. */
function usePaintedPosition() {
  const position = useRef(0);
  useEffect(() => {
    const remember = () => {
      position.current = window.scrollY;
    };
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
  return position;
}

/**
 * Scrolls to the element that the location names as soon as it is there: smoothly when a link leads to another
 * part of the same page, at once on a page that has just opened. Stands after `ScrollRestoration`, which jumps
 * to every anchor at once: that jump is taken back before anybody sees it.
 */
export function ScrollToAnchor() {
  const location = useLocation();
  const { pathname, key } = location;
  const anchor = anchorOf(location);
  const isLink = useNavigationType() !== 'POP';
  const shown = useRef<string>(undefined);
  const painted = usePaintedPosition();

  useLayoutEffect(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (!anchor) return;
    if (!isSamePage || !isLink) return follow(anchor, 'instant');
    window.scrollTo({ top: painted.current, behavior: 'instant' });
    return followLater(anchor);
  }, [pathname, anchor, key, isLink, painted]);

  return null;
}
