import type { PageFrame } from '@raade/contracts/site/page-frame';
import { useResponsive, useStore } from '@raade/platform';
import { useEffect, useLayoutEffect } from 'react';
import { isShortForm } from '../logo/logo-size.ts';
import { usePageFrame, useSite } from '../../site-context.ts';
import { navbarStyle, type NavbarStyle } from './navbar-style.ts';
import { navigationDisplay } from './navigation-display.store.ts';
import { trackBackground, trackScroll } from './track-navigation.ts';

/** Sets `data-nav-background` of the body on pages that decide the bar's background, as requirement NAV-42 asks. */
function useBodyTag({ hero, ground }: PageFrame): void {
  const tag = ground === 'dark' ? 'dark' : hero && 'light';
  useLayoutEffect(() => {
    if (tag) document.body.dataset['navBackground'] = tag;
    else delete document.body.dataset['navBackground'];
  }, [tag]);
}

/** True if the page behind the bar is dark: as measured or, while prerendering, as the page says. */
function useDarkBehind(): boolean {
  const { behindBar } = useSite();
  const isLightMeasured = useStore(navigationDisplay, (display) => display.isLightBackground);
  return behindBar ? behindBar === 'dark' : !isLightMeasured;
}

/** The current look of the bar. This hook also measures the page and writes the results to `navigationDisplay`. */
export function useNavbarStyle(): NavbarStyle {
  const page = usePageFrame();
  const isScrolled = useStore(navigationDisplay, (display) => display.isScrolled);
  const isDarkBehind = useDarkBehind();
  const deviceType = useResponsive((state) => state.deviceType);
  const hasShortLogo = useResponsive((state) => isShortForm(state.width));
  const style = navbarStyle(page, { isScrolled, isDarkBehind });
  const isHeroPage = page.hero ?? false;
  const forceDarkMode = page.ground === 'dark';

  useEffect(trackScroll, []);
  useEffect(trackBackground, []);
  useBodyTag(page);
  useLayoutEffect(() => {
    navigationDisplay.setState({
      isDarkBackground: style.ink === 'white',
      isMobile: deviceType === 'mobile',
      isTablet: deviceType === 'tablet',
      isHeroPage,
      useShortFormLogo: hasShortLogo,
      forceDarkMode,
    });
  }, [style.ink, deviceType, isHeroPage, forceDarkMode, hasShortLogo]);

  return style;
}
