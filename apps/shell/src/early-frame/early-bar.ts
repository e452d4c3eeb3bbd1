import type { PageFrame } from '@raade/contracts/page-frame';
import { createStore } from '@raade/platform';
import { navbarStyle } from '../navigation/navbar-style.ts';
import { AT_THE_TOP, type NavigationDisplay } from '../navigation/navigation-display.ts';
import { trackBackground, trackScroll } from '../navigation/track-navigation.ts';

/** Keeps the bar that came with the HTML at the top of the window, or away, as the living one would. */
export function followPage(page: PageFrame, signal: AbortSignal): void {
  const bar = document.querySelector<HTMLElement>('#root [data-area="navigation"]');
  if (!bar) return;
  const display = createStore<NavigationDisplay>(() => AT_THE_TOP);
  const show = ({ isScrolled, isVisible, isLightBackground }: NavigationDisplay) => {
    const style = navbarStyle(page, { isScrolled, isDarkBehind: !isLightBackground });
    Object.assign(bar.dataset, { ...style, visible: String(isVisible), measured: '' });
  };
  display.subscribe(show);
  const stops = [trackScroll(display), trackBackground(display)];
  show(display.getState());
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
}

/** Whether the bar shows that is there now: the living one goes on from there. */
export const isBarVisible = (): boolean =>
  document.querySelector('#root [data-visible="false"]') === null;
