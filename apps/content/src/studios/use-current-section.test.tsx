import { trackSections } from './use-current-section.ts';

/** jsdom does no layout: the test sets the positions of sections and reports resizes itself. */
let tops: Record<string, number>;
let measurements: number;
let current: string;
const track = () => trackSections((name) => (current = name));

class SilentResizeObserver {
  readonly observe = () => undefined;
  readonly disconnect = () => undefined;
}

function layOut(): void {
  document.body.innerHTML = '<i id="overview"></i><i id="projects"></i><i id="apply"></i>';
  for (const element of document.querySelectorAll('i')) {
    element.getBoundingClientRect = () => {
      measurements += 1;
      return new DOMRect(0, (tops[element.id] ?? 0) - window.scrollY);
    };
  }
}

function scrollTo(y: number): string {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
  return current;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { innerHeight: 800, ResizeObserver: SilentResizeObserver });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000 });
  tops = { overview: 800, projects: 1600, apply: 3000 };
  measurements = 0;
  layOut();
});

const resize = () => window.dispatchEvent(new Event('resize'));

test('[STU-12] the current section follows scrolling', () => {
  const stop = track();
  expect([0, 559].map(scrollTo)).toEqual(['hero', 'hero']);
  expect([560, 1499].map(scrollTo)).toEqual(['overview', 'overview']);
  expect([1500, 2899].map(scrollTo)).toEqual(['projects', 'projects']);
  expect([2900, 3200].map(scrollTo)).toEqual(['apply', 'apply']);
  stop();
  expect(scrollTo(0)).toBe('apply');
});

test('a short last section is current at the end of the page; a page without sections has its hero', () => {
  tops = { overview: 800, projects: 1600, apply: 4900 };
  const stop = track();
  expect([4198, 4200].map(scrollTo)).toEqual(['projects', 'apply']);
  stop();
  document.body.innerHTML = '';
  track()();
  expect(current).toBe('hero');
});

test('[STU-13] the sections are measured again on resize, at most every 200 ms', () => {
  const stop = track();
  jest.advanceTimersByTime(1000);
  measurements = 0;
  tops = { overview: 500, projects: 900, apply: 1200 };
  for (let passed = 0; passed < 190; passed += 10) {
    resize();
    jest.advanceTimersByTime(10);
  }
  expect(measurements).toBe(3);
  jest.advanceTimersByTime(10);
  expect(measurements).toBe(6);
  expect(scrollTo(1100)).toBe('apply');
  jest.advanceTimersByTime(1000);
  expect(measurements).toBe(6);
  resize();
  resize();
  stop();
  jest.advanceTimersByTime(1000);
  resize();
  expect(measurements).toBe(9);
});
