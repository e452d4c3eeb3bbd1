import type { PageFrame } from '@raade/contracts/site/page-frame';
import { elementBehindBar, isLightBehind } from '../navigation/display/brightness.ts';
import { navbarStyle } from '../navigation/display/navbar-style.ts';
import { navigationDisplay } from '../navigation/display/navigation-display.store.ts';
import { observeColors } from '../navigation/display/observe-colors.ts';
import { trackScroll } from '../navigation/display/track-navigation.ts';

/** Shows, hides and colors the prerendered navigation bar while the page scrolls, as `Navbar` does after hydration. */
export function startEarlyBar(page: PageFrame, signal: AbortSignal): void {
  const bar = document.querySelector<HTMLElement>('#root [data-area="navigation"]');
  if (!bar) return;
  let isDarkBehind = false;
  const updateBar = () => {
    const { isScrolled, isVisible } = navigationDisplay.getState();
    // Once scrolled, the bar has its own background.
    const element = isScrolled ? undefined : elementBehindBar();
    if (element) isDarkBehind = !isLightBehind(element);
    const style = navbarStyle(page, { isScrolled, isDarkBehind });
    // `measured` tells the CSS that the color of the background is known.
    Object.assign(bar.dataset, { ...style, visible: String(isVisible), measured: '' });
  };
  navigationDisplay.subscribe(updateBar);
  const stopFunctions = [trackScroll(), observeColors(updateBar)];
  updateBar();
  signal.addEventListener('abort', () => stopFunctions.forEach((stop) => stop()));
}

/** True if the prerendered bar is visible. React starts with the same state, so that the bar does not jump. */
export const isBarVisible = (): boolean =>
  document.querySelector('#root [data-visible="false"]') === null;
