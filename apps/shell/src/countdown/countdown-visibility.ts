import { withoutTrailingSlash } from '@raade/contracts/site-path';

/** Where the visitor is, on the site and on the page. Lengths in CSS pixels. */
export interface Place {
  readonly pathname: string;
  readonly scrollY: number;
  readonly viewportHeight: number;
}

const ALWAYS = ['/conference/register', '/apply/student', '/apply/partner'];
/** Their heroes fill the window, and the countdown must not cover them. */
const BELOW_THE_HERO = ['/', '/about', '/studios', '/conference'];
const HERO_SHARE_OF_WINDOW = 0.7;
const PROJECT = /^\/projects\/[^/]+$/;
const PROJECT_HEADER = 300;

/** Whether the countdown has its place there. On routes that no rule names it has none. */
export function showsCountdown({ pathname, scrollY, viewportHeight }: Place): boolean {
  const path = withoutTrailingSlash(pathname);
  if (ALWAYS.includes(path)) return true;
  if (BELOW_THE_HERO.includes(path)) return scrollY > viewportHeight * HERO_SHARE_OF_WINDOW;
  return PROJECT.test(path) && scrollY > PROJECT_HEADER;
}
