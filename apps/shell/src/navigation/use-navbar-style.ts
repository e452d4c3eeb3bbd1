import { useLocation, useResponsive, useStore } from '@raade/platform';
import { useEffect, useLayoutEffect } from 'react';
import { isShortForm } from '../logo/logo-size.ts';
import { navbarStyle, type NavbarStyle } from './navbar-style.ts';
import { navigationDisplay } from './navigation-display.ts';
import { bodyTagOf, type PageKind, pageKindOf } from './page-kind.ts';
import { trackBackground, trackScroll } from './track-navigation.ts';

function useBodyTag(page: PageKind): void {
  const tag = bodyTagOf(page);
  useLayoutEffect(() => {
    if (tag) document.body.dataset['navBackground'] = tag;
    else delete document.body.dataset['navBackground'];
  }, [tag]);
}

/** How the bar looks right now. The one place that measures the page; it keeps `navigationDisplay` current. */
export function useNavbarStyle(): NavbarStyle {
  const { pathname } = useLocation();
  const page = pageKindOf(pathname);
  const isScrolled = useStore(navigationDisplay, (display) => display.isScrolled);
  const isLightBehind = useStore(navigationDisplay, (display) => display.isLightBackground);
  const deviceType = useResponsive((state) => state.deviceType);
  const useShortFormLogo = useResponsive((state) => isShortForm(state.width));
  const style = navbarStyle(page, { isScrolled, isDarkBehind: !isLightBehind });

  useEffect(trackScroll, []);
  useEffect(trackBackground, []);
  useBodyTag(page);
  useLayoutEffect(() => {
    navigationDisplay.setState({
      isDarkBackground: style.ink === 'white',
      isMobile: deviceType === 'mobile',
      isTablet: deviceType === 'tablet',
      isHeroPage: page.isHero,
      useShortFormLogo,
      forceDarkMode: page.isForcedDark,
    });
  }, [style.ink, deviceType, page.isHero, page.isForcedDark, useShortFormLogo]);

  return style;
}
