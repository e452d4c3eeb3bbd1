import { WHOLE_PAGE_WITHIN } from '@raade/contracts/releases/deadlines';
import { scrollBehavior, useLocation } from '@raade/platform';
import { NavigationType, useNavigationType } from '@raade/platform/host';
import { useLayoutEffect, useRef } from 'react';
import { anchorOf } from '../navigation/anchor.ts';

/** Milliseconds for which a part of the same page is there before the page begins to move: a menu closes meanwhile. */
const SAME_PAGE_DELAY = 100;
/** The same for a part of another page: visitors see which one has opened. */
const NEW_PAGE_DELAY = 300;
/** Milliseconds from a movement to a part of the page, for which the next such movement waits. */
const LOCK = 1000;

/** End of the last movement's lock, by the clock of `performance.now()`. */
let lockedUntil = 0;

/**
 * Brings the element with this id to the top of the view and keeps it there while parts above it arrive, until
 * the visitor scrolls. Its page, or the remote in its slot, may still be loading. Returns the way to stop.
 * @param delay milliseconds from the element's arrival
 */
function follow(id: string, behavior: ScrollBehavior, delay: number): () => void {
  let isMoving = delay === 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const move = () => document.getElementById(id)?.scrollIntoView({ behavior });
  const begin = () => {
    isMoving = true;
    lockedUntil = performance.now() + LOCK;
    move();
  };
  const observer = new ResizeObserver(() => {
    if (isMoving) move();
    else if (document.getElementById(id)) {
      pause ??= setTimeout(begin, Math.max(delay, lockedUntil - performance.now()));
    }
  });
  const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    observer.disconnect();
    clearTimeout(pause);
    clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, stop, true);
  };
  const timer = setTimeout(stop, WHOLE_PAGE_WITHIN);
  observer.observe(document.body);
  for (const gesture of gestures) window.addEventListener(gesture, stop, true);
  return stop;
}

/**
 * Scrolls to the element that the location names as soon as it is there: within a page and on the first one as
 * `scrollBehavior` says; to a part of another page in a single step, since what lies above it says nothing to whoever
 * asked for the part. Meanwhile a new page stands at its top.
 */
export function ScrollToAnchor() {
  const location = useLocation();
  const { pathname, key } = location;
  const anchor = anchorOf(location);
  const isLink = useNavigationType() !== NavigationType.Pop;
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const isFirstPage = shown.current === undefined;
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (!anchor) return;
    if (!isLink && !isFirstPage) return follow(anchor, 'instant', 0);
    if (isSamePage || isFirstPage) {
      return follow(anchor, scrollBehavior(), isSamePage ? SAME_PAGE_DELAY : NEW_PAGE_DELAY);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return follow(anchor, 'instant', NEW_PAGE_DELAY);
  }, [pathname, anchor, key, isLink]);

  return null;
}
