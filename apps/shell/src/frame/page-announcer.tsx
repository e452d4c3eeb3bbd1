import { useLocation } from '@raade/platform';
import { VisuallyHidden } from '@raade/ui';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { anchorOf } from '../navigation/anchor.ts';
import { followArrival } from './page-arrival.ts';

/** Milliseconds from the page's heading to the announcement: the page sets its title only after its heading. */
const TITLE_DELAY = 100;

/** True if the page redirected before any user input, as old addresses do. To the visitor this is the first page. */
const isRedirect = () => 'userActivation' in navigator && !navigator.userActivation.hasBeenActive;

/**
 * Does for a link inside the site what a browser does for a new document: moves focus to the new page and tells screen
 * readers its title. The first page, anchors and queries are left alone.
 */
export function PageAnnouncer() {
  const location = useLocation();
  const { pathname } = location;
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState({ pathname, title: '' });

  const follow = useEffectEvent((onHeading: () => void) =>
    followArrival({ anchor: anchorOf(location), onHeading }),
  );
  // A layout effect, so that it runs before the effects of the page, which may focus an opened record instead.
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (isRedirect()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = () => setAnnouncement({ pathname, title: document.title });
    const stop = follow(() => {
      timer = setTimeout(announce, TITLE_DELAY);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [pathname]);

  // The text is empty while a page loads, so that a second page with the same title is announced, too.
  return (
    <VisuallyHidden role="status" data-testid="page-announcer">
      {announcement.pathname === pathname && announcement.title}
    </VisuallyHidden>
  );
}
