import { navigationDisplay } from './navigation-display.store.ts';
import { trackScroll } from './track-navigation.ts';

const initial = navigationDisplay.getState();
const isVisible = () => navigationDisplay.getState().isVisible;

/** Scrolls as a visitor does: each movement is an event. */
function scrollTo(y: number): void {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
}

let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  navigationDisplay.setState(initial, true);
  Object.assign(window, { scrollY: 200, innerHeight: 800 });
  stop = trackScroll();
});
afterEach(() => {
  stop();
});

test('[NAV-47] the direction is sampled only after scrolling has paused for 100 ms', () => {
  scrollTo(251);
  jest.advanceTimersByTime(99);
  expect(isVisible()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isVisible()).toBe(false);
});

test('[NAV-47] each scroll event delays the sample, however long scrolling continues', () => {
  for (let y = 210; y <= 600; y += 10) {
    scrollTo(y);
    jest.advanceTimersByTime(99);
  }
  expect(isVisible()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isVisible()).toBe(false);
});

test('[NAV-47] the distance is measured since the last sample, not since the last event', () => {
  for (const y of [230, 245, 260]) scrollTo(y);
  jest.advanceTimersByTime(100);
  expect(isVisible()).toBe(false);

  scrollTo(250);
  jest.advanceTimersByTime(100);
  expect(isVisible()).toBe(true);
  for (const y of [270, 290, 300]) {
    scrollTo(y);
    jest.advanceTimersByTime(100);
  }
  expect(isVisible()).toBe(true);
});

test('[NAV-46][NAV-47] a hidden bar returns after a step up or within the top 100 px', () => {
  const shown = [251, 261, 261, 260, 0, 99, 151].map((y) => {
    scrollTo(y);
    jest.advanceTimersByTime(100);
    return isVisible();
  });
  expect(shown).toEqual([false, false, false, true, true, true, false]);
});

test('[NAV-44][NAV-45] isScrolled and isPastHero change immediately on scrolling', () => {
  const { isScrolled, isPastHero } = navigationDisplay.getState();
  expect({ isScrolled, isPastHero }).toEqual({ isScrolled: true, isPastHero: false });
  for (const [y, expected] of [
    [721, { isScrolled: true, isPastHero: true }],
    [720, { isScrolled: true, isPastHero: false }],
    [21, { isScrolled: true, isPastHero: false }],
    [20, { isScrolled: false, isPastHero: false }],
  ] as const) {
    scrollTo(y);
    expect(navigationDisplay.getState()).toMatchObject(expected);
  }
});

test('no direction is sampled after tracking has stopped', () => {
  scrollTo(500);
  stop();
  jest.runAllTimers();
  expect(isVisible()).toBe(true);
});
