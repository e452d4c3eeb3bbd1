import { layOutInSlices, watchSectionsBelow } from './sections-below.ts';

/** Tells of a section as a browser does: where its top is on the screen, and whether any of it is seen. */
let tell: (section: Element, top: number, isIntersecting: boolean) => void;

class ToldObserver {
  constructor(callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {
    tell = (target, top, isIntersecting) => {
      const boundingClientRect = { top, height: 600 } as DOMRectReadOnly;
      callback([{ target, boundingClientRect, isIntersecting }]);
    };
  }
  readonly observe = jest.fn();
  readonly disconnect = jest.fn();
}

function pageOf(...names: string[]): { page: Element; sections: HTMLElement[] } {
  const page = document.createElement('main');
  page.innerHTML = names.map((name) => `<section data-section="${name}"></section>`).join('');
  return { page, sections: [...page.querySelectorAll('section')] };
}

const [HERO, SPEAKERS, SPONSORS] = ['hero', 'speakers', 'sponsors'] as const;

/** The heights that a page leaves whose sections stand like this. */
function heightsLeft(...tops: [top: number, isIntersecting: boolean][]) {
  const { page, sections } = pageOf(HERO, SPEAKERS, SPONSORS);
  const heights = watchSectionsBelow(page);
  tops.forEach(([top, isIntersecting], index) => {
    const section = sections[index];
    if (section) tell(section, top, isIntersecting);
  });
  return heights;
}

const nextPicture = () => {
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: ToldObserver });
});
afterEach(() => jest.useRealTimers());

test('only what lies below the screen is noted: what lies above must have its place at once', () => {
  const heights = heightsLeft([-900, false], [-100, true], [900, false]);
  expect([...heights]).toEqual([[SPONSORS, 600]]);
});

test('a living page is laid out section by section, with the heights from before until then', () => {
  const { page, sections } = pageOf(HERO, SPEAKERS, SPONSORS);
  layOutInSlices(page, heightsLeft([0, true], [900, false], [1500, false]));
  const skipped = () =>
    sections
      .filter(({ style }) => style.contentVisibility === 'auto')
      .map(({ dataset }) => dataset['section']);
  const heights = () => sections.map(({ style }) => style.minHeight);
  expect(skipped()).toEqual([SPEAKERS, SPONSORS]);
  expect(heights()).toEqual(['', '600px', '600px']);
  nextPicture();
  expect(skipped()).toEqual([SPONSORS]);
  nextPicture();
  expect(skipped()).toEqual([]);
  expect(heights()).toEqual(['', '', '']);
});

test('a page without sections, or of which nothing is known, is left alone', () => {
  expect(watchSectionsBelow(document.createElement('main')).size).toBe(0);
  const { page, sections } = pageOf(HERO);
  layOutInSlices(page, new Map());
  expect(sections[0]?.getAttribute('style')).toBeNull();
});
