import type { PageFrame } from '@raade/contracts/site/page-frame';

export interface NavbarStyle {
  /** The color of text and logo. */
  readonly ink: 'white' | 'black';
  /**
   * The background of the bar: none; a shade, where white text at the top of a light page needs it; 10% or 20% black
   * over the blurred page; or opaque.
   */
  readonly ground: 'none' | 'shade' | 'glass-10' | 'glass-20' | 'solid';
}

interface Surroundings {
  readonly isScrolled: boolean;
  /** True if the page behind the bar is dark. Used at the top of the page only, where the bar is transparent. */
  readonly isDarkBehind: boolean;
}

/** True if the page is dark, whatever is behind the bar. */
const isForcedDark = ({ ground }: PageFrame) => ground === 'dark';

function groundOf(page: PageFrame, { isScrolled, isDarkBehind }: Surroundings, isWhite: boolean) {
  if (!isScrolled) return isWhite && !isDarkBehind ? 'shade' : 'none';
  if (page.scrolledBar === 'opaque') return 'solid';
  return page.scrolledBar === 'deep-glass' || isForcedDark(page) ? 'glass-20' : 'glass-10';
}

function hasWhiteInk(page: PageFrame, { isScrolled, isDarkBehind }: Surroundings): boolean {
  return isScrolled || isDarkBehind || page.ink === 'white' || isForcedDark(page);
}

/** The look of the bar on a page. Once scrolled, the bar has its own dark background. */
export function navbarStyle(page: PageFrame, surroundings: Surroundings): NavbarStyle {
  const isWhite = hasWhiteInk(page, surroundings);
  return { ink: isWhite ? 'white' : 'black', ground: groundOf(page, surroundings, isWhite) };
}
