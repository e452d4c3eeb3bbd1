import { fakePaints, paint } from './testing/fake-paints.ts';

const wayHere = jest.fn<string, []>();
const isWhole = jest.spyOn(document, 'readyState', 'get');
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

const nextPicture = async () => {
  await jest.advanceTimersByTimeAsync(0);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
};

/** jsdom knows no fonts. Returns what has them come in. */
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
  // jsdom knows no way by which somebody came.
  performance.getEntriesByType = jest.fn(() => [
    { type: wayHere() } as PerformanceNavigationTiming,
  ]);
  wayHere.mockReturnValue('navigate');
  isWhole.mockReturnValue('interactive');
  awaitFonts()();
});

test('once there is something to see, sections are laid out one a picture, and then nothing is left of it', async () => {
  open('/');
  expect(firstScreen()).toBe('');
  paint('first-paint');
  await nextPicture();
  expect(laidOut()).toEqual([]);
  paint('first-contentful-paint');
  await nextPicture();
  expect(laidOut()).toEqual(['hero']);
  await nextPicture();
  expect(laidOut()).toEqual(['hero', 'schedule']);
  expect(firstScreen()).toBe('');
  await nextPicture();
  expect(laidOut()).toEqual([]);
  expect(firstScreen()).toBeUndefined();
});

test('elements that arrive after the first picture are laid out, too', async () => {
  isWhole.mockReturnValue('loading');
  open('/');
  paint('first-contentful-paint');
  for (let picture = 0; picture < 3; picture += 1) await nextPicture();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', section('sponsors'));
  await nextPicture();
  expect(laidOut()).toEqual(['hero', 'schedule', 'sponsors']);
  isWhole.mockReturnValue('interactive');
  await nextPicture();
  expect(firstScreen()).toBeUndefined();
});

test('a page that is there no more is waited for no more', async () => {
  open('/');
  paint('first-contentful-paint');
  await nextPicture();
  document.querySelector('main')?.removeAttribute('data-prerendered');
  await nextPicture();
  expect(firstScreen()).toBeUndefined();
});

test('sections wait for the fonts, which would have them laid out twice', async () => {
  const bringFonts = awaitFonts();
  open('/');
  paint('first-contentful-paint');
  await nextPicture();
  expect(laidOut()).toEqual([]);
  bringFonts();
  await nextPicture();
  expect(laidOut()).toEqual(['hero']);
});

test.each(['scroll', 'pointerdown', 'keydown'])(
  'they wait no longer once somebody may be about to go there (%s)',
  async (sign) => {
    awaitFonts();
    open('/');
    paint('first-contentful-paint');
    window.dispatchEvent(new Event(sign));
    await nextPicture();
    expect(laidOut()).toEqual(['hero']);
  },
);

test('they do not wait for fonts that take long', async () => {
  awaitFonts();
  open('/');
  paint('first-contentful-paint');
  await jest.advanceTimersByTimeAsync(999);
  expect(firstScreen()).toBe('');
  expect(laidOut()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  await nextPicture();
  expect(laidOut()).toEqual(['hero']);
});

test.each([
  ['goes to a part of the page', '/#schedule', 'navigate'],
  ['reloads', '/', 'reload'],
  ['comes back', '/', 'back_forward'],
])('whoever %s gets the whole page at once', (_, address, way) => {
  wayHere.mockReturnValue(way);
  open(address);
  expect(firstScreen()).toBeUndefined();
});
