import type { PageKind } from './page-kind.ts';

export interface NavbarStyle {
  /** The colour of text and logo. */
  readonly ink: 'white' | 'black';
  /**
   * What the bar paints behind them: nothing; a shade where white ink would not be readable at the top of a
   * light page; 10% or 20% black over the blurred page; or an opaque bar.
   */
  readonly ground: 'none' | 'shade' | 'glass-10' | 'glass-20' | 'solid';
}

interface Surroundings {
  readonly isScrolled: boolean;
  /** Whether what is behind the bar is dark, by its mark or its colour. */
  readonly isDarkBehind: boolean;
}

function groundOf(page: PageKind, { isScrolled, isDarkBehind }: Surroundings, isWhite: boolean) {
  if (!isScrolled) return isWhite && !isDarkBehind ? 'shade' : 'none';
  if (page.isStudioForm) return 'solid';
  const isDeep = page.isHome || page.isConference || page.isStudio || page.isForcedDark;
  return isDeep ? 'glass-20' : 'glass-10';
}

export function navbarStyle(page: PageKind, surroundings: Surroundings): NavbarStyle {
  const isWhite = surroundings.isDarkBehind || page.isStudio || page.isProject || page.isForcedDark;
  return { ink: isWhite ? 'white' : 'black', ground: groundOf(page, surroundings, isWhite) };
}
