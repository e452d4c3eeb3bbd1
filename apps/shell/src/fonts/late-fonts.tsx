import { showLateFonts } from '@raade/browser';
import { useLocation } from '@raade/platform';
import { useLayoutEffect, useRef } from 'react';

/** Fonts that came too late for one page are shown with the next one, before its first frame: nothing is read yet. */
export function LateFonts() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    showLateFonts();
  }, [pathname]);
  return null;
}
