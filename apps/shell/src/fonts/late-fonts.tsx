import { useLocation } from '@raade/platform';
import { useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /** Shows the fonts of the site, which came too late for the page: `public/fonts.js` keeps it. */
    raadeShowFonts?: (() => void) | undefined;
  }
}

/** Fonts that came too late for one page are shown with the next one, before its first frame: nothing is read yet. */
export function LateFonts() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.raadeShowFonts?.();
    window.raadeShowFonts = undefined;
  }, [pathname]);
  return null;
}
