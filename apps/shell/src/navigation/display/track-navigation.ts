import { elementBehindBar, isLightBehind } from './brightness.ts';
import { navigationDisplay } from './navigation-display.store.ts';
import { observeSections } from './observe-sections.ts';
import { isPastHero, isScrolled, SAMPLE_DEBOUNCE, sampleScroll } from './scroll-state.ts';

/** Keeps the scroll part of the display current. Returns the way to stop. */
export function trackScroll(): () => void {
  let y = window.scrollY;
  let sample = { y, isVisible: navigationDisplay.getState().isVisible };
  let pause: ReturnType<typeof setTimeout>;

  const takeSample = () => {
    // As it was at the last movement: asking again would force a layout of whatever has arrived since.
    sample = sampleScroll(sample, y);
    navigationDisplay.setState({ isVisible: sample.isVisible });
  };
  const follow = () => {
    y = window.scrollY;
    navigationDisplay.setState({
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
export function trackBackground(): () => void {
  let current: Element | undefined;
  const judge = () => {
    const { isScrolled } = navigationDisplay.getState();
    const behind = (isScrolled ? current : undefined) ?? elementBehindBar();
    if (behind) navigationDisplay.setState({ isLightBackground: isLightBehind(behind) });
  };

  const stopWatching = navigationDisplay.subscribe((now, before) => {
    if (now.isScrolled !== before.isScrolled) judge();
  });
  const stopObserving = observeSections((section) => {
    current = section;
    navigationDisplay.setState({
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
export function measureNavigation(): void {
  for (const track of [trackScroll, trackBackground]) {
    const stop = track();
    stop();
  }
}
