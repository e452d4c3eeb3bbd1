import { createStore } from '@raade/platform';

/**
 * The current look of the navigation bar. The initial values are those at the top of a page, before anything has been
 * measured. The frame reads `isScrolled`, `isPastHero`, `isVisible` and `isLightBackground`; the other fields exist
 * only because requirement NAV-49 lists them.
 */
export const navigationDisplay = createStore(() => ({
  isScrolled: false,
  isPastHero: false,
  isVisible: true,
  /** True if the bar has white text. */
  isDarkBackground: false,
  isMobile: false,
  isTablet: false,
  isHeroPage: false,
  useShortFormLogo: false,
  /** The `data-section` of the current section, or else its id. */
  currentSection: null as string | null,
  currentSectionId: null as string | null,
  /** True if the page behind the bar is light. */
  isLightBackground: true,
  forceDarkMode: false,
}));
