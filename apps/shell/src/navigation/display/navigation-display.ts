/**
 * How the navigation shows itself at this moment. The frame reads `isScrolled`, `isPastHero`, `isVisible` and
 * `isLightBackground`; the others are kept for row NAV-49 alone.
 */
export interface NavigationDisplay {
  readonly isScrolled: boolean;
  readonly isPastHero: boolean;
  readonly isVisible: boolean;
  /** The bar shows itself as over a dark background: by the page's kind or by what is behind it. */
  readonly isDarkBackground: boolean;
  readonly isMobile: boolean;
  readonly isTablet: boolean;
  readonly isHeroPage: boolean;
  readonly useShortFormLogo: boolean;
  /** The current section's name for itself: its `data-section`, or else its id. */
  readonly currentSection: string | null;
  readonly currentSectionId: string | null;
  /** True if the page behind the bar is light, by its mark or its colour. */
  readonly isLightBackground: boolean;
  readonly forceDarkMode: boolean;
}

/** The page at its top, before anything has been measured: every page but a hero is light there. */
export const AT_THE_TOP: NavigationDisplay = {
  isScrolled: false,
  isPastHero: false,
  isVisible: true,
  isDarkBackground: false,
  isMobile: false,
  isTablet: false,
  isHeroPage: false,
  useShortFormLogo: false,
  currentSection: null,
  currentSectionId: null,
  isLightBackground: true,
  forceDarkMode: false,
};
