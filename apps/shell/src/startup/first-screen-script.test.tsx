import { fakePaints, paint } from './testing/fake-paints.ts';

const navigationType = jest.fn<string, []>();
const isWhole = jest.fn<string, []>();
Object.defineProperty(document, 'readyState', { get: isWhole });
const firstScreen = () => document.documentElement.dataset['firstScreen'];

const section = (name: string) => `<section data-section="${name}"></section>`;

function open(address: string): void {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<main data-prerendered="/">${section('hero')}${section('schedule')}</main>`;
  jest.resetModules();
  jest.requireActual('../../public/first-screen.js');
}

const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('section')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map(({ dataset }) => dataset['section']);

const nextFrame = async () => {
  await jest.advanceTimersByTimeAsync(0);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
};

/** jsdom has no fonts. Returns a function that makes them ready. */
function awaitFonts(): () => void {
  const fonts = new EventTarget();
  const ready = new Promise((resolve) => fonts.addEventListener('in', resolve));
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true });
  return () => void fonts.dispatchEvent(new Event('in'));
}

beforeEach(() => {
  jest.useFakeTimers();
  delete document.documentElement.dataset['firstScreen'];
  fakePaints();
  // jsdom has no types of navigation.
  performance.getEntriesByType = jest.fn(() => [
    { type: navigationType() } as PerformanceNavigationTiming,
  ]);
  navigationType.mockReturnValue('navigate');
  isWhole.mockReturnValue('interactive');
  awaitFonts()();
});

test('after the first contentful paint, sections are laid out one per frame', async () => {
  open('/');
  expect(firstScreen()).toBe('');
  paint('first-paint');
  await nextFrame();
  expect(laidOut()).toEqual([]);
  paint('first-contentful-paint');
  await nextFrame();
  expect(laidOut()).toEqual(['hero']);
  await nextFrame();
  expect(laidOut()).toEqual(['hero', 'schedule']);
  expect(firstScreen()).toBe('');
  await nextFrame();
  expect(laidOut()).toEqual([]);
  expect(firstScreen()).toBeUndefined();
});

test('elements that arrive after the first frame are laid out as well', async () => {
  isWhole.mockReturnValue('loading');
  open('/');
  paint('first-contentful-paint');
  for (let picture = 0; picture < 3; picture += 1) await nextFrame();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', section('sponsors'));
  await nextFrame();
  expect(laidOut()).toEqual(['hero', 'schedule', 'sponsors']);
  isWhole.mockReturnValue('interactive');
  await nextFrame();
  expect(firstScreen()).toBeUndefined();
});

test('the script stops once no prerendered page is left', async () => {
  open('/');
  paint('first-contentful-paint');
  await nextFrame();
  document.querySelector('main')?.removeAttribute('data-prerendered');
  await nextFrame();
  expect(firstScreen()).toBeUndefined();
});

test('sections wait for the fonts, which would cause a second layout', async () => {
  const bringFonts = awaitFonts();
  open('/');
  paint('first-contentful-paint');
  await nextFrame();
  expect(laidOut()).toEqual([]);
  bringFonts();
  await nextFrame();
  expect(laidOut()).toEqual(['hero']);
});

test.each(['scroll', 'pointerdown', 'keydown'])(
  'sections stop waiting for fonts once the visitor acts (%s)',
  async (sign) => {
    awaitFonts();
    open('/');
    paint('first-contentful-paint');
    window.dispatchEvent(new Event(sign));
    await nextFrame();
    expect(laidOut()).toEqual(['hero']);
  },
);

test('sections wait for fonts at most one second', async () => {
  awaitFonts();
  open('/');
  paint('first-contentful-paint');
  await jest.advanceTimersByTimeAsync(999);
  expect(firstScreen()).toBe('');
  expect(laidOut()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  await nextFrame();
  expect(laidOut()).toEqual(['hero']);
});

test.each([
  ['opens a section', '/#schedule', 'navigate'],
  ['reloads', '/', 'reload'],
  ['comes back', '/', 'back_forward'],
])('a visitor who %s gets the whole page at once', (_, address, way) => {
  navigationType.mockReturnValue(way);
  open(address);
  expect(firstScreen()).toBeUndefined();
});
