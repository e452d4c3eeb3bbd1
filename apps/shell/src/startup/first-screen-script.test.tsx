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

const nextPicture = () => {
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
};

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
});
afterEach(() => jest.useRealTimers());

test('once there is something to see, sections are laid out one a picture, and then nothing is left of it', () => {
  open('/');
  expect(firstScreen()).toBe('');
  paint('first-paint');
  nextPicture();
  expect(laidOut()).toEqual([]);
  paint('first-contentful-paint');
  nextPicture();
  expect(laidOut()).toEqual(['hero']);
  nextPicture();
  expect(laidOut()).toEqual(['hero', 'schedule']);
  expect(firstScreen()).toBe('');
  nextPicture();
  expect(laidOut()).toEqual([]);
  expect(firstScreen()).toBeUndefined();
});

test('what arrives after the first picture is laid out, too', () => {
  isWhole.mockReturnValue('loading');
  open('/');
  paint('first-contentful-paint');
  for (let picture = 0; picture < 3; picture += 1) nextPicture();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', section('sponsors'));
  nextPicture();
  expect(laidOut()).toEqual(['hero', 'schedule', 'sponsors']);
  isWhole.mockReturnValue('interactive');
  nextPicture();
  expect(firstScreen()).toBeUndefined();
});

test('a page that is there no more is waited for no more', () => {
  open('/');
  paint('first-contentful-paint');
  nextPicture();
  document.querySelector('main')?.removeAttribute('data-prerendered');
  nextPicture();
  expect(firstScreen()).toBeUndefined();
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
