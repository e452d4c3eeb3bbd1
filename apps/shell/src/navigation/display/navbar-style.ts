import type { PageFrame } from '@raade/contracts/site/page-frame';

export interface NavbarStyle {
  /** The colour of text and logo. */
  readonly ink: 'white' | 'black';
  /**
   * The ground that the bar paints behind them: nothing; a shade where white ink would not be readable at the top of a
   * light page; 10% or 20% black over the blurred page; or an opaque bar.
   */
  readonly ground: 'none' | 'shade' | 'glass-10' | 'glass-20' | 'solid';
}

interface Surroundings {
  readonly isScrolled: boolean;
  /** True if the page behind the bar is dark, by its mark or its colour. It counts at the top of the page. */
  readonly isDarkBehind: boolean;
}

const isForcedDark = ({ ground }: PageFrame) => ground === 'dark';

function groundOf(page: PageFrame, { isScrolled, isDarkBehind }: Surroundings, isWhite: boolean) {
  if (!isScrolled) return isWhite && !isDarkBehind ? 'shade' : 'none';
  if (page.scrolledBar === 'opaque') return 'solid';
  return page.scrolledBar === 'deep-glass' || isForcedDark(page) ? 'glass-20' : 'glass-10';
}

function hasWhiteInk(page: PageFrame, { isScrolled, isDarkBehind }: Surroundings): boolean {
  return isScrolled || isDarkBehind || page.ink === 'white' || isForcedDark(page);
}

/** How the bar looks on a page. Once scrolled it is dark itself, whatever is behind it. */
export function navbarStyle(page: PageFrame, surroundings: Surroundings): NavbarStyle {
  const isWhite = hasWhiteInk(page, surroundings);
  return { ink: isWhite ? 'white' : 'black', ground: groundOf(page, surroundings, isWhite) };
}
