/** Scroll position after which a page counts as scrolled, in CSS pixels. */
const SCROLLED_BEYOND = 20;
/** Scroll position above which the bar is always visible, in CSS pixels. */
const ALWAYS_VISIBLE_ABOVE = 100;
/** Distance of a scroll down that hides the bar, in CSS pixels. */
const HIDES_AFTER = 50;
/** Share of the viewport height after which a hero is passed. */
const HERO_SHARE = 0.9;

/** Pause in scrolling after which its direction is sampled, in milliseconds. */
export const SAMPLE_DEBOUNCE = 100;

export const isScrolled = (y: number) => y > SCROLLED_BEYOND;
export const isPastHero = (y: number, viewportHeight: number) => y > viewportHeight * HERO_SHARE;

export interface ScrollSample {
  readonly y: number;
  readonly isVisible: boolean;
}

/** Decides if the bar is visible: always near the top, hidden after a long way down, visible again after any way up. */
export function sampleScroll(previous: ScrollSample, y: number): ScrollSample {
  if (y < ALWAYS_VISIBLE_ABOVE || y < previous.y) return { y, isVisible: true };
  if (y - previous.y > HIDES_AFTER) return { y, isVisible: false };
  return { y, isVisible: previous.isVisible };
}
