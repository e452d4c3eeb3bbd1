import { withoutTrailingSlash } from '@raade/contracts/site-path';

/** What the navigation bar needs to know of a page, told from its path alone. */
export interface PageKind {
  readonly isHome: boolean;
  /** Opens with a hero that fills the top of the page. */
  readonly isHero: boolean;
  readonly isConference: boolean;
  readonly isStudio: boolean;
  readonly isProject: boolean;
  /** The studio apply and partner paths. */
  readonly isStudioForm: boolean;
  /** Shows the bar as over a dark background, whatever is behind it. */
  readonly isForcedDark: boolean;
}

const HERO_PAGES: readonly string[] = ['/', '/about', '/studios', '/conference'];
const STUDIO_FORMS: readonly string[] = ['/studios/apply', '/studios/partner'];
const FORCED_DARK: readonly string[] = ['/conference/register'];

const isWithin = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

export function pageKindOf(pathname: string): PageKind {
  const path = withoutTrailingSlash(pathname);
  return {
    isHome: path === '/',
    isHero: HERO_PAGES.includes(path),
    isConference: isWithin(path, '/conference'),
    isStudio: isWithin(path, '/studios'),
    isProject: isWithin(path, '/projects'),
    isStudioForm: STUDIO_FORMS.includes(path),
    isForcedDark: FORCED_DARK.includes(path),
  };
}

/** The value of `data-nav-background` on the body; undefined where the page decides nothing. */
export function bodyTagOf({ isHero, isForcedDark }: PageKind): 'light' | 'dark' | undefined {
  if (isForcedDark) return 'dark';
  return isHero ? 'light' : undefined;
}
