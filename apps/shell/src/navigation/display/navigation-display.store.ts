import { createStore } from '@raade/platform';

/**
 * How the navigation shows itself at this moment; at first as at the top of a page, before anything has been measured:
 * every page but a hero is light there. The frame reads `isScrolled`, `isPastHero`, `isVisible` and
 * `isLightBackground`; the others are kept for row NAV-49 alone.
 */
export const navigationDisplay = createStore(() => ({
  isScrolled: false,
  isPastHero: false,
  isVisible: true,
  /** The bar shows itself as over a dark background: by the page's kind or by what is behind it. */
  isDarkBackground: false,
  isMobile: false,
  isTablet: false,
  isHeroPage: false,
  useShortFormLogo: false,
  /** The current section's name for itself: its `data-section`, or else its id. */
  currentSection: null as string | null,
  currentSectionId: null as string | null,
  /** True if the page behind the bar is light, by its mark or its colour. */
  isLightBackground: true,
  forceDarkMode: false,
}));
