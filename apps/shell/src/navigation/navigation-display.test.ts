import { type NavigationDisplay, navigationDisplay } from './navigation-display.ts';

/** Each field of the display state with a value of its own, so that the types are checked along. */
const EXAMPLE: NavigationDisplay = {
  isScrolled: true,
  isPastHero: true,
  isVisible: false,
  isDarkBackground: true,
  isMobile: true,
  isTablet: true,
  isHeroPage: true,
  useShortFormLogo: true,
  currentSection: 'schedule',
  currentSectionId: 'schedule',
  isLightBackground: false,
  forceDarkMode: true,
};

test('[NAV-49] the display state holds the twelve fields of the specification, and no other', () => {
  expect(Object.keys(navigationDisplay.getState()).sort()).toEqual([
    'currentSection',
    'currentSectionId',
    'forceDarkMode',
    'isDarkBackground',
    'isHeroPage',
    'isLightBackground',
    'isMobile',
    'isPastHero',
    'isScrolled',
    'isTablet',
    'isVisible',
    'useShortFormLogo',
  ]);
});

test('[NAV-49] each field keeps what it is set to', () => {
  const initial = navigationDisplay.getState();
  navigationDisplay.setState(EXAMPLE);
  expect(navigationDisplay.getState()).toEqual(EXAMPLE);
  navigationDisplay.setState(initial, true);
});
