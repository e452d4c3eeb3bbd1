import { sectionOf } from './section-of.ts';
import { createSectionScroller } from './section-scroller.ts';

const scroll = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scroll.mockClear();
});
afterEach(() => jest.useRealTimers());

test('[CONF-04] a section is scrolled to after 300 ms', () => {
  createSectionScroller(scroll).request('donation');
  jest.advanceTimersByTime(299);
  expect(scroll).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scroll.mock.calls).toEqual([['donation']]);
});

test('[CONF-05] for 1000 ms after a scroll no other begins', () => {
  const scroller = createSectionScroller(scroll);
  scroller.request('speakers');
  jest.advanceTimersByTime(300);
  jest.advanceTimersByTime(999);
  scroller.request('sponsors');
  jest.advanceTimersByTime(1);
  scroller.request('schedule');
  jest.advanceTimersByTime(2000);
  expect(scroll.mock.calls).toEqual([['speakers'], ['schedule']]);
});

test('of two requests before the first scroll the later one counts, and none after a cancel', () => {
  const scroller = createSectionScroller(scroll);
  scroller.request('speakers');
  scroller.request('sponsors');
  jest.advanceTimersByTime(300);
  expect(scroll.mock.calls).toEqual([['sponsors']]);

  jest.advanceTimersByTime(1000);
  scroller.request('speakers');
  scroller.cancel();
  jest.advanceTimersByTime(2000);
  expect(scroll).toHaveBeenCalledTimes(1);
});

test.each([
  [{ hash: '', state: { scrollTo: 'donation' } }, 'donation'],
  [{ hash: '#speakers', state: null }, 'speakers'],
  [{ hash: '#speakers', state: { scrollTo: 'donation' } }, 'donation'],
  [{ hash: '', state: { scrollTo: 7 } }, undefined],
  [{ hash: '#', state: undefined }, undefined],
])('[CONF-04] %j leads to %s', (location, section) => {
  expect(sectionOf(location)).toBe(section);
});
