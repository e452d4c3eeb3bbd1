import { AFTER_PAINT } from '@raade/contracts/shell-files';

/** What the browser tells of its paints, which the test does in its place. */
let paint: (name: string) => void;

class FakePaintObserver {
  constructor(tell: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
    paint = (painted) =>
      tell({ getEntriesByName: (name) => (name === painted ? [performance.mark(name)] : []) });
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

const isShown = jest.spyOn(document, 'visibilityState', 'get');
const isWhole = jest.spyOn(document, 'readyState', 'get');

/** The files that the page has asked for, in the order of their elements. */
const asked = () =>
  [...document.head.querySelectorAll('link, script')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  );

/** Opens a page that compose has written, up to its early scripts. */
function open(head: string): void {
  document.head.innerHTML = head;
  jest.resetModules();
  jest.requireActual('../../public/after-paint.js');
}

const HELD_BACK =
  `<template id="${AFTER_PAINT.template}"><link rel="preload" as="script" href="frame.js">` +
  '<script src="index.js" defer></script></template>';

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: FakePaintObserver });
  isShown.mockReturnValue('visible');
  isWhole.mockReturnValue('interactive');
});
afterEach(() => jest.useRealTimers());

test('scripts and hints wait until there is something to see, and come once', () => {
  open(HELD_BACK);
  paint('first-paint');
  expect(asked()).toEqual([]);
  paint('first-contentful-paint');
  expect(asked()).toEqual(['frame.js', 'index.js']);
  jest.runAllTimers();
  expect(asked()).toHaveLength(2);
});

test('a script runs only once the page is whole; what it will need is asked for at once', () => {
  isWhole.mockReturnValue('loading');
  open(HELD_BACK);
  paint('first-contentful-paint');
  expect(asked()).toEqual(['frame.js']);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked()).toEqual(['frame.js', 'index.js']);
});

test('in a tab that nobody looks at nothing is painted, and nothing waits for it', () => {
  isShown.mockReturnValue('hidden');
  open(HELD_BACK);
  expect(asked()).toEqual(['frame.js', 'index.js']);
});

test('a tab that is left before its first paint waits no longer', () => {
  open(HELD_BACK);
  isShown.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked()).toEqual(['frame.js', 'index.js']);
});

test('a browser that tells of no paint gets them after a moment', () => {
  open(HELD_BACK);
  jest.advanceTimersByTime(2999);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(asked()).toEqual(['frame.js', 'index.js']);
});

test('a page whose scripts are not held back is left alone', () => {
  open('<script src="index.js" defer></script>');
  jest.runAllTimers();
  expect(asked()).toEqual(['index.js']);
});
