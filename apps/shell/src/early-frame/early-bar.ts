import type { PageFrame } from '@raade/contracts/site/page-frame';
import { elementBehindBar, isLightBehind } from '../navigation/display/brightness.ts';
import { navbarStyle } from '../navigation/display/navbar-style.ts';
import { navigationDisplay } from '../navigation/display/navigation-display.store.ts';
import { observeColours } from '../navigation/display/observe-colours.ts';
import { trackScroll } from '../navigation/display/track-navigation.ts';

/** Shows, hides and colors the prerendered navigation bar while the page scrolls, as `Navbar` does after hydration. */
export function startEarlyBar(page: PageFrame, signal: AbortSignal): void {
  const bar = document.querySelector<HTMLElement>('#root [data-area="navigation"]');
  if (!bar) return;
  let isDarkBehind = false;
  const show = () => {
    const { isScrolled, isVisible } = navigationDisplay.getState();
    const behind = isScrolled ? undefined : elementBehindBar();
    if (behind) isDarkBehind = !isLightBehind(behind);
    const style = navbarStyle(page, { isScrolled, isDarkBehind });
    // `measured` tells the CSS that the color of the background is known.
    Object.assign(bar.dataset, { ...style, visible: String(isVisible), measured: '' });
  };
  navigationDisplay.subscribe(show);
  const stops = [trackScroll(), observeColours(show)];
  show();
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
}

/** True if the prerendered bar is visible. React starts with the same state, so that the bar does not jump. */
export const isBarVisible = (): boolean =>
  document.querySelector('#root [data-visible="false"]') === null;
