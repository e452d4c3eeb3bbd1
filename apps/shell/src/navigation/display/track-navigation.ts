import { elementBehindBar, isLightBehind } from './brightness.ts';
import { navigationDisplay } from './navigation-display.store.ts';
import { observeSections } from './observe-sections.ts';
import { isPastHero, isScrolled, SAMPLE_DEBOUNCE, sampleScroll } from './scroll-state.ts';

/** Updates the fields of `navigationDisplay` that depend on scrolling. Returns a function that stops this. */
export function trackScroll(): () => void {
  let y = window.scrollY;
  let sample = { y, isVisible: navigationDisplay.getState().isVisible };
  let timer: ReturnType<typeof setTimeout>;

  const takeSample = () => {
    // `y` is from the last scroll event: reading it again would force a layout.
    sample = sampleScroll(sample, y);
    navigationDisplay.setState({ isVisible: sample.isVisible });
  };
  const onScroll = () => {
    y = window.scrollY;
    navigationDisplay.setState({
      isScrolled: isScrolled(y),
      isPastHero: isPastHero(y, window.innerHeight),
    });
    clearTimeout(timer);
    timer = setTimeout(takeSample, SAMPLE_DEBOUNCE);
  };

  onScroll();
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
  };
}

/**
 * Updates the current section and the brightness behind the bar: of the current section or, at the top of the page and
 * where there is no current section, of the element right behind the bar. Returns a function that stops this.
 */
export function trackBackground(): () => void {
  let currentSection: Element | undefined;
  const updateBrightness = () => {
    const { isScrolled } = navigationDisplay.getState();
    const element = (isScrolled ? currentSection : undefined) ?? elementBehindBar();
    if (element) navigationDisplay.setState({ isLightBackground: isLightBehind(element) });
  };

  const stopWatching = navigationDisplay.subscribe((state, previousState) => {
    if (state.isScrolled !== previousState.isScrolled) updateBrightness();
  });
  const stopObserving = observeSections((section) => {
    currentSection = section;
    navigationDisplay.setState({
      currentSection: section?.getAttribute('data-section') ?? (section?.id || null),
      currentSectionId: section?.id || null,
    });
    updateBrightness();
  });
  return () => {
    stopWatching();
    stopObserving();
  };
}

/** Measures scroll position and background once, so that the first render is right. */
export function measureNavigation(): void {
  for (const track of [trackScroll, trackBackground]) {
    const stop = track();
    stop();
  }
}
