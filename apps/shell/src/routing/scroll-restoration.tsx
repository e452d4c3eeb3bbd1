import { tabStorage } from '@raade/browser';
import { logger, useLocation } from '@raade/platform';
import { NavigationType, useNavigationType } from '@raade/platform/host';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { anchorOf } from '../navigation/anchor.ts';
import type { SiteHistory } from './site-history.ts';

/** The scroll position (CSS pixels) of each history entry of this tab. Later documents restore it. */
const storedPositions = tabStorage({
  key: 'raade-scroll-positions',
  // Each position is checked when it is used.
  schema: { parse: (stored): Record<string, unknown> => ({ ...(Object(stored) as object) }) },
  warn: logger.warn,
});

/** The router gives the first page of each document this key, so the path is used instead. */
const FIRST_ENTRY = 'default';

interface ScrollRestorationProps {
  readonly history: SiteHistory;
  /** True if the first page is prerendered: the browser has scrolled it already. */
  readonly isFirstSettled: boolean;
}

/**
 * Scrolls as browsers do between documents: a new page starts at its top, and going back restores the scroll position.
 * `ScrollToAnchor` handles addresses with an anchor.
 */
export function ScrollRestoration({ history, isFirstSettled }: ScrollRestorationProps) {
  const location = useLocation();
  const isLink = useNavigationType() !== NavigationType.Pop;
  const [positions] = useState(() => storedPositions.read() ?? {});
  const shownEntry = useRef<string>(undefined);

  useEffect(() => {
    const savePosition = () => {
      if (shownEntry.current !== undefined) positions[shownEntry.current] = window.scrollY;
    };
    const storePositions = () => {
      savePosition();
      storedPositions.set(positions);
      // When the visitor comes back, the browser scrolls the prerendered page before any script runs.
      window.history.scrollRestoration = 'auto';
    };
    const takeOver = () => (window.history.scrollRestoration = 'manual');
    takeOver();
    history.beforeStep(savePosition);
    window.addEventListener('pagehide', storePositions);
    window.addEventListener('pageshow', takeOver);
    return () => {
      storePositions();
      history.beforeStep(undefined);
      window.removeEventListener('pagehide', storePositions);
      window.removeEventListener('pageshow', takeOver);
    };
  }, [history, positions]);

  useLayoutEffect(() => {
    const entry = location.key === FIRST_ENTRY ? location.pathname : location.key;
    const isFirst = shownEntry.current === undefined;
    shownEntry.current = entry;
    if (isFirst && isFirstSettled) return;
    if (isLink && (history.keepsScroll() || anchorOf(location))) return;
    const position = isLink ? 0 : positions[entry];
    window.scrollTo({ top: typeof position === 'number' ? position : 0, behavior: 'instant' });
  }, [location, isLink, isFirstSettled, history, positions]);

  return null;
}
