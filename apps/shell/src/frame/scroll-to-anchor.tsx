import { WHOLE_PAGE_DEADLINE } from '@raade/contracts/releases/deadlines';
import { scrollBehavior, useLocation } from '@raade/platform';
import { NavigationType, useNavigationType } from '@raade/platform/host';
import { useLayoutEffect, useRef } from 'react';
import { anchorOf } from '../navigation/anchor.ts';

/** Milliseconds before the page scrolls to a section of the same page: time for the menu to close. */
const SAME_PAGE_DELAY = 100;
/** The same for a section of another page: time for the visitor to see that page. */
const NEW_PAGE_DELAY = 300;
/** Milliseconds after the start of a scroll during which no other may start. */
const LOCK_MS = 1000;

/** End of the current lock, by the clock of `performance.now()`. */
let lockedUntil = 0;

/**
 * Scrolls to the element with this id once it is rendered, and again while sections above it load, until the visitor
 * scrolls. Returns a function that stops this.
 * @param delay milliseconds from the element's appearance to the first scroll
 */
function follow(id: string, behavior: ScrollBehavior, delay: number): () => void {
  let hasBegun = delay === 0;
  let firstScroll: ReturnType<typeof setTimeout> | undefined;
  const scroll = () => document.getElementById(id)?.scrollIntoView({ behavior });
  const begin = () => {
    hasBegun = true;
    lockedUntil = performance.now() + LOCK_MS;
    scroll();
  };
  const observer = new ResizeObserver(() => {
    if (hasBegun) scroll();
    else if (document.getElementById(id)) {
      firstScroll ??= setTimeout(begin, Math.max(delay, lockedUntil - performance.now()));
    }
  });
  const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    observer.disconnect();
    clearTimeout(firstScroll);
    clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, stop, true);
  };
  const timer = setTimeout(stop, WHOLE_PAGE_DEADLINE);
  observer.observe(document.body);
  for (const gesture of gestures) window.addEventListener(gesture, stop, true);
  return stop;
}

/**
 * Scrolls to the section that the location names: smoothly within a page and on the first page, if `scrollBehavior`
 * allows. To a section of another page it jumps, since a long scroll past unread content helps nobody.
 */
export function ScrollToAnchor() {
  const location = useLocation();
  const { pathname, key } = location;
  const anchor = anchorOf(location);
  const isLink = useNavigationType() !== NavigationType.Pop;
  const shownPath = useRef<string>(undefined);

  useLayoutEffect(() => {
    const isFirstPage = shownPath.current === undefined;
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    if (!anchor) return;
    // Back or forward: the page jumps, as between documents.
    if (!isLink && !isFirstPage) return follow(anchor, 'instant', 0);
    if (isSamePage || isFirstPage) {
      return follow(anchor, scrollBehavior(), isSamePage ? SAME_PAGE_DELAY : NEW_PAGE_DELAY);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return follow(anchor, 'instant', NEW_PAGE_DELAY);
  }, [pathname, anchor, key, isLink]);

  return null;
}
