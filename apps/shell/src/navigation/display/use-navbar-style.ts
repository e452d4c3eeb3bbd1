import type { PageFrame } from '@raade/contracts/site/page-frame';
import { useResponsive, useStore } from '@raade/platform';
import { useEffect, useLayoutEffect } from 'react';
import { isShortForm } from '../logo/logo-size.ts';
import { usePageFrame, useSite } from '../../site-context.ts';
import { navbarStyle, type NavbarStyle } from './navbar-style.ts';
import { navigationDisplay } from './navigation-display.store.ts';
import { trackBackground, trackScroll } from './track-navigation.ts';

/** Marks the body where the page decides the ground behind the bar. No style of ours reads it: row NAV-42 asks for it. */
function useBodyTag({ hero, ground }: PageFrame): void {
  const tag = ground === 'dark' ? 'dark' : hero && 'light';
  useLayoutEffect(() => {
    if (tag) document.body.dataset['navBackground'] = tag;
    else delete document.body.dataset['navBackground'];
  }, [tag]);
}

/** True if the page behind the bar is dark: as measured, or as told where nothing can be measured. */
function useDarkBehind(): boolean {
  const { behindBar } = useSite();
  const isLightMeasured = useStore(navigationDisplay, (display) => display.isLightBackground);
  return behindBar ? behindBar === 'dark' : !isLightMeasured;
}

/** How the bar looks right now. The one place that measures the page; it keeps `navigationDisplay` current. */
export function useNavbarStyle(): NavbarStyle {
  const page = usePageFrame();
  const isScrolled = useStore(navigationDisplay, (display) => display.isScrolled);
  const isDarkBehind = useDarkBehind();
  const deviceType = useResponsive((state) => state.deviceType);
  const useShortFormLogo = useResponsive((state) => isShortForm(state.width));
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
      useShortFormLogo,
      forceDarkMode,
    });
  }, [style.ink, deviceType, isHeroPage, forceDarkMode, useShortFormLogo]);

  return style;
}
