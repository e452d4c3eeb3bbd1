import { useLocation } from '@raade/platform';
import { NavigationType, useNavigationType } from '@raade/platform/host';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { anchorOf } from '../navigation/anchor.ts';
import { createScrollPositions } from './scroll-positions.ts';
import type { SiteHistory } from './site-history.ts';

/** The key of every first page: without the path, another page of the same tab would inherit its scroll. */
const FIRST_KEY = 'default';

interface ScrollRestorationProps {
  readonly history: SiteHistory;
  /** The first page is on screen already, and the browser has scrolled it to where the visitor wants it. */
  readonly isFirstSettled: boolean;
}

/**
 * Does what browsers do between documents: a new page begins at its top, and the way back leads to where the
 * visitor was. Parts of a page that an address names are the business of `ScrollToAnchor`.
 */
export function ScrollRestoration({ history, isFirstSettled }: ScrollRestorationProps) {
  const location = useLocation();
  const isLink = useNavigationType() !== NavigationType.Pop;
  const [positions] = useState(createScrollPositions);
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const note = () => shown.current && positions.set(shown.current, window.scrollY);
    const leave = () => {
      note();
      positions.store();
      window.history.scrollRestoration = 'auto';
    };
    const take = () => (window.history.scrollRestoration = 'manual');
    take();
    history.beforeStep(note);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', take);
    return () => {
      leave();
      history.beforeStep(undefined);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', take);
    };
  }, [history, positions]);

  useLayoutEffect(() => {
    const entry = location.key === FIRST_KEY ? location.pathname : location.key;
    const isFirst = shown.current === undefined;
    shown.current = entry;
    if (isFirst && isFirstSettled) return;
    if (isLink && (history.keepsScroll() || anchorOf(location))) return;
    const position = isLink ? 0 : positions.get(entry);
    window.scrollTo({ top: position ?? 0, behavior: 'instant' });
  }, [location, isLink, isFirstSettled, history, positions]);

  return null;
}
