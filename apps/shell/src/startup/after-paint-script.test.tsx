import { AFTER_PAINT } from '@raade/contracts/releases/shell-files';
import { fakePaints, paint } from './testing/fake-paints.ts';

const isShown = jest.fn<string, []>();
const isWhole = jest.fn<string, []>();
Object.defineProperties(document, {
  visibilityState: { get: isShown },
  readyState: { get: isWhole },
});

/** The files that the page has requested, in the order of their elements. */
const requested = () =>
  [...document.head.querySelectorAll('link, script')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  );

/** Opens a page that the publisher has written, up to its early scripts. */
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
  fakePaints();
  isShown.mockReturnValue('visible');
  isWhole.mockReturnValue('interactive');
});

test('scripts and hints wait for the first contentful paint and are added once', () => {
  open(HELD_BACK);
  paint('first-paint');
  expect(requested()).toEqual([]);
  paint('first-contentful-paint');
  expect(requested()).toEqual(['frame.js', 'index.js']);
  jest.runAllTimers();
  expect(requested()).toHaveLength(2);
});

test('a script runs only after the document is parsed, but its hints are added at once', () => {
  isWhole.mockReturnValue('loading');
  open(HELD_BACK);
  paint('first-contentful-paint');
  expect(requested()).toEqual(['frame.js']);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(requested()).toEqual(['frame.js', 'index.js']);
});

test('a hidden tab, which never paints, loads the scripts at once', () => {
  isShown.mockReturnValue('hidden');
  open(HELD_BACK);
  expect(requested()).toEqual(['frame.js', 'index.js']);
});

test('a tab that is hidden before its first paint stops waiting', () => {
  open(HELD_BACK);
  isShown.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(requested()).toEqual(['frame.js', 'index.js']);
});

test('a browser that reports no paint loads the scripts after three seconds', () => {
  open(HELD_BACK);
  jest.advanceTimersByTime(2999);
  expect(requested()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requested()).toEqual(['frame.js', 'index.js']);
});

test('a page whose scripts are not held back is not changed', () => {
  open('<script src="index.js" defer></script>');
  jest.runAllTimers();
  expect(requested()).toEqual(['index.js']);
});

const STATIC_PAGE =
  `<template id="${AFTER_PAINT.template}"><script src="early-frame.js" defer></script></template>` +
  `<template id="${AFTER_PAINT.later}"><link rel="preload" as="script" href="frame.js">` +
  '<script src="index.js" defer></script></template>';

describe('a static page', () => {
  beforeEach(() => {
    document.body.innerHTML = '<main tabindex="-1"><p>Words</p><a href="/about">About</a></main>';
    window.history.replaceState(null, '', '/privacy');
    sessionStorage.clear();
  });
  // A key makes the page load everything, so that no listener is left.
  afterEach(() => document.dispatchEvent(new KeyboardEvent('keydown')));

  function openStatic(): void {
    open(STATIC_PAGE);
    paint('first-contentful-paint');
    expect(requested()).toEqual(['early-frame.js']);
  }
  const send = (selector: string, event: Event) =>
    document.querySelector(selector)?.dispatchEvent(event);

  test('loads only the early frame while somebody reads and scrolls', () => {
    openStatic();
    for (const type of ['pointerover', 'pointerdown', 'click', 'focusin']) {
      send('p', new Event(type, { bubbles: true }));
      send('main', new Event(type, { bubbles: true }));
    }
    window.dispatchEvent(new Event('scroll'));
    jest.runAllTimers();
    expect(requested()).toEqual(['early-frame.js']);
  });

  test.each(['pointerover', 'pointerdown', 'focusin', 'click'])(
    'loads the rest once after %s on a link',
    (type) => {
      openStatic();
      send('a', new Event(type, { bubbles: true }));
      send('a', new Event('click', { bubbles: true }));
      expect(requested()).toEqual(['early-frame.js', 'frame.js', 'index.js']);
    },
  );

  test('loads the rest after a key press', () => {
    openStatic();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }));
    expect(requested()).toEqual(['early-frame.js', 'frame.js', 'index.js']);
  });

  test.each([
    ['an address that asks for a preview', '?preview=content@0123456789abcdef0123456789abcdef', ''],
    ['a tab that has kept a preview', '', 'content@0123456789abcdef0123456789abcdef'],
  ])('loads everything at once for %s', (_name, search, kept) => {
    window.history.replaceState(null, '', `/privacy${search}`);
    if (kept) sessionStorage.setItem('raade-preview', kept);
    open(STATIC_PAGE);
    paint('first-contentful-paint');
    expect(requested()).toEqual(['early-frame.js', 'frame.js', 'index.js']);
  });
});
