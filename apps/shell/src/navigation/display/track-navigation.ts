import type { StoreApi } from '@raade/platform';
import { elementBehindBar, isLightBehind } from './brightness.ts';
import type { NavigationDisplay } from './navigation-display.ts';
import { observeSections } from './observe-sections.ts';
import { isPastHero, isScrolled, SAMPLE_DEBOUNCE, sampleScroll } from './scroll-state.ts';

type Display = Pick<StoreApi<NavigationDisplay>, 'getState' | 'setState' | 'subscribe'>;

/** Keeps the scroll part of the display current. Returns the way to stop. */
export function trackScroll(display: Display): () => void {
  let y = window.scrollY;
  let sample = { y, isVisible: display.getState().isVisible };
  let pause: ReturnType<typeof setTimeout>;

  const takeSample = () => {
    // As it was at the last movement: asking again would force a layout of whatever has arrived since.
    sample = sampleScroll(sample, y);
    display.setState({ isVisible: sample.isVisible });
  };
  const follow = () => {
    y = window.scrollY;
    display.setState({
      isScrolled: isScrolled(y),
      isPastHero: isPastHero(y, window.innerHeight),
    });
    clearTimeout(pause);
    pause = setTimeout(takeSample, SAMPLE_DEBOUNCE);
  };

  follow();
  window.addEventListener('scroll', follow, { passive: true });
  return () => {
    clearTimeout(pause);
    window.removeEventListener('scroll', follow);
  };
}

/**
 * Keeps the current section and its brightness current. While the bar is transparent, at the top, or no section
 * is visible enough, what is right behind the bar decides. Returns the way to stop.
 */
export function trackBackground(display: Display): () => void {
  let current: Element | undefined;
  const judge = () => {
    const { isScrolled } = display.getState();
    const behind = (isScrolled ? current : undefined) ?? elementBehindBar();
    if (behind) display.setState({ isLightBackground: isLightBehind(behind) });
  };

  const stopWatching = display.subscribe((now, before) => {
    if (now.isScrolled !== before.isScrolled) judge();
  });
  const stopObserving = observeSections((section) => {
    current = section;
    display.setState({
      currentSection: section?.getAttribute('data-section') ?? (section?.id || null),
      currentSectionId: section?.id || null,
    });
    judge();
  });
  return () => {
    stopWatching();
    stopObserving();
  };
}

/** Reads once where the page stands and what is behind the bar, so that the first render is right. */
export function measureNavigation(display: Display): void {
  for (const track of [trackScroll, trackBackground]) {
    const stop = track(display);
    stop();
  }
}
