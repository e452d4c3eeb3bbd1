import { tabStorage } from '@raade/browser';
import { logger, useLocation } from '@raade/platform';
import { NavigationType, useNavigationType } from '@raade/platform/host';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { anchorOf } from '../navigation/anchor.ts';
import type { SiteHistory } from './site-history.ts';

/** The scroll position of each entry of this tab's history, in pixels from the top; later documents know it, too. */
const kept = tabStorage({
  key: 'raade-scroll-positions',
  // Positions are checked one by one, when they are asked for.
  schema: { parse: (stored): Record<string, unknown> => ({ ...(Object(stored) as object) }) },
  warn: logger.warn,
});

/** The key of every first page: without the path, another page of the same tab would inherit its scroll. */
const FIRST_ENTRY = 'default';

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
  const [positions] = useState(() => kept.read() ?? {});
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const note = () => {
      if (shown.current !== undefined) positions[shown.current] = window.scrollY;
    };
    const leave = () => {
      note();
      kept.keep(positions);
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
    const entry = location.key === FIRST_ENTRY ? location.pathname : location.key;
    const isFirst = shown.current === undefined;
    shown.current = entry;
    if (isFirst && isFirstSettled) return;
    if (isLink && (history.keepsScroll() || anchorOf(location))) return;
    const position = isLink ? 0 : positions[entry];
    window.scrollTo({ top: typeof position === 'number' ? position : 0, behavior: 'instant' });
  }, [location, isLink, isFirstSettled, history, positions]);

  return null;
}
