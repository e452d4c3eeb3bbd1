import type { PageFrames } from '@raade/contracts/site/page-frame';
import { MemoryRouter } from '@raade/platform';
import { act, render } from '@testing-library/react';
import { SiteContext } from '../../site-context.ts';
import { SAMPLE_SITE } from '../../testing/sample-site.tsx';
import { navigationDisplay } from './navigation-display.store.ts';
import { useNavbarStyle } from './use-navbar-style.ts';

const PAGES: PageFrames = {
  '/hero': { hero: true },
  '/white': { ink: 'white' },
  '/dark': { ground: 'dark' },
  '/dark-hero': { hero: true, ground: 'dark' },
};

const initial = navigationDisplay.getState();

/** jsdom has no layout: the test reports which sections are visible, and what is behind the bar. */
let reportViews: IntersectionObserverCallback;

class FakeObserver {
  constructor(callback: IntersectionObserverCallback) {
    reportViews = callback;
  }
  readonly observe = jest.fn();
  readonly unobserve = jest.fn();
  readonly disconnect = jest.fn();
}

/** The callbacks for the next layout, which the test runs. */
const untilLaidOut = new Set<() => void>();

class LayoutObserver {
  readonly #callback: () => void;
  constructor(callback: () => void) {
    this.#callback = callback;
  }
  readonly observe = () => untilLaidOut.add(this.#callback);
  readonly disconnect = () => untilLaidOut.delete(this.#callback);
}

function Bar() {
  useNavbarStyle();
  return null;
}

interface Visit {
  readonly path: string;
  readonly width: number;
}

/** Opens a page at its top, where a light element `#top` is; returns the display state. */
function open({ path, width }: Visit) {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(100);
  render(
    <SiteContext value={{ ...SAMPLE_SITE, pages: PAGES }}>
      <MemoryRouter initialEntries={[path]}>
        <Bar />
      </MemoryRouter>
    </SiteContext>,
  );
  return navigationDisplay.getState();
}

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The test has no #${id}.`);
  return found;
};

/** An entry for a section as high as the screen. */
function viewOf(target: Element, visibleHeight: number): IntersectionObserverEntry {
  const rect = (height: number) => ({ height }) as DOMRectReadOnly;
  return {
    target,
    intersectionRect: rect(visibleHeight),
    boundingClientRect: rect(800),
    rootBounds: rect(800),
    intersectionRatio: visibleHeight / 800,
    isIntersecting: visibleHeight > 0,
    time: 0,
  };
}

/** Scrolls until one section fills the view and the others are out of view. */
function scrollInto(id: string): void {
  Object.assign(window, { scrollY: 900 });
  const sections = [...document.querySelectorAll('section')];
  const views = sections.map((section) => viewOf(section, section.id === id ? 800 : 0));
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    reportViews(views, {} as IntersectionObserver);
    for (const callback of untilLaidOut) callback();
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  navigationDisplay.setState(initial, true);
  document.body.innerHTML = `<main>
    <div id="top" data-background="light"></div>
    <section id="schedule" data-background="dark"></section>
    <section id="join" data-section="call to join" data-background="light"></section>
  </main>`;
  const matchMedia = () => Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia, innerHeight: 800, scrollY: 0 });
  Object.assign(window, { IntersectionObserver: FakeObserver, ResizeObserver: LayoutObserver });
  Object.assign(document, { elementsFromPoint: () => [element('top')] });
});

test('[NAV-49] the display state has exactly the twelve fields of the specification', () => {
  expect(Object.keys(open({ path: '/hero', width: 1280 })).sort()).toEqual([
    'currentSection',
    'currentSectionId',
    'forceDarkMode',
    'isDarkBackground',
    'isHeroPage',
    'isLightBackground',
    'isMobile',
    'isPastHero',
    'isScrolled',
    'isTablet',
    'isVisible',
    'useShortFormLogo',
  ]);
});

test.each([
  [479, { isMobile: true, isTablet: false, useShortFormLogo: true }],
  [480, { isMobile: true, isTablet: false, useShortFormLogo: false }],
  [768, { isMobile: false, isTablet: true, useShortFormLogo: false }],
  [1024, { isMobile: false, isTablet: false, useShortFormLogo: false }],
])('[NAV-49] at %i px the display state has the right device type', (width, expected) => {
  expect(open({ path: '/plain', width })).toMatchObject(expected);
});

test.each([
  ['/hero', { isHeroPage: true, forceDarkMode: false, isDarkBackground: false }],
  ['/plain', { isHeroPage: false, forceDarkMode: false, isDarkBackground: false }],
  ['/white', { isHeroPage: false, forceDarkMode: false, isDarkBackground: true }],
  ['/dark', { isHeroPage: false, forceDarkMode: true, isDarkBackground: true }],
])('[NAV-49] on %s the display state has the style that the page declares', (path, expected) => {
  expect(open({ path, width: 1280 })).toMatchObject(expected);
});

test.each([
  ['/hero', 'light'],
  ['/dark', 'dark'],
  ['/dark-hero', 'dark'],
  ['/white', undefined],
  ['/plain', undefined],
])('[NAV-42] on %s the body has the attribute nav-background %s', (path, tag) => {
  open({ path, width: 1280 });
  expect(document.body.dataset['navBackground']).toBe(tag);
});

test('the background is measured only after a layout, never between two', () => {
  open({ path: '/plain', width: 1280 });
  const measure = jest.spyOn(document, 'elementsFromPoint');
  reportViews([viewOf(element('join'), 0)], {} as IntersectionObserver);
  expect(measure).not.toHaveBeenCalled();
  for (const callback of untilLaidOut) callback();
  expect(measure).toHaveBeenCalledTimes(1);
});

test('[NAV-49] the state follows scrolling, the current section and the background behind the bar', () => {
  expect(open({ path: '/plain', width: 1280 })).toMatchObject({
    isScrolled: false,
    isPastHero: false,
    isVisible: true,
    currentSection: null,
    currentSectionId: null,
    isLightBackground: true,
  });

  scrollInto('schedule');
  act(() => jest.advanceTimersByTime(100));
  expect(navigationDisplay.getState()).toMatchObject({
    isScrolled: true,
    isPastHero: true,
    isVisible: false,
    currentSection: 'schedule',
    currentSectionId: 'schedule',
    isLightBackground: false,
    isDarkBackground: true,
  });

  scrollInto('join');
  expect(navigationDisplay.getState()).toMatchObject({
    currentSection: 'call to join',
    currentSectionId: 'join',
    // The background of a scrolled bar is dark over light sections as well.
    isLightBackground: true,
    isDarkBackground: true,
  });
});
