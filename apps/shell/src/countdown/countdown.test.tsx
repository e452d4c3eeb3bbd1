import { act, fireEvent, render, screen } from '@testing-library/react';
import { settled } from '@raade/platform/testing/settled';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { InSite } from '../testing/sample-site.tsx';
import { Countdown } from './countdown.tsx';

function show({ path = '/rivers', now }: { path?: string; now: string }) {
  jest.useFakeTimers({ now: Date.parse(now) });
  return render(
    <InSite at={path}>
      <Countdown />
      <p>Elsewhere</p>
    </InSite>,
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const pill = () => screen.getByRole('button');

/** The text of the pill without its hidden parts. */
function pillText(): string {
  const seen = pill().cloneNode(true) as HTMLElement;
  for (const part of seen.querySelectorAll('[hidden]')) part.remove();
  return seen.textContent;
}

const panel = () => document.getElementById(pill().getAttribute('aria-controls') ?? '');

function scrollTo(scrollY: number) {
  act(() => {
    Object.assign(window, { scrollY });
    window.dispatchEvent(new Event('scroll'));
  });
}

function setTabHidden(isHidden: boolean) {
  act(() => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

afterEach(() => Object.assign(window, { scrollY: 0 }));

test('[CDN-05] the pill shows days, hours and minutes with two digits each', () => {
  show({ now: '2025-04-09T12:25:00-05:00' });
  expect(pillText()).toBe('02 days 05 hours 05 min to the forum');
});

test('hydration keeps the elements of the document and fills in the current figures', async () => {
  const site = (
    <InSite>
      <Countdown />
    </InSite>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(site);
  document.body.append(place);
  const parts = () => [...place.querySelectorAll('aside, aside button, [data-when], [data-unit]')];
  const fromDocument = parts();
  expect(fromDocument).toHaveLength(7);
  expect(place.querySelector('aside')?.hidden).toBe(true);
  // The early frame has already filled in figures.
  for (const figure of place.querySelectorAll('[data-unit]')) figure.textContent = '02';

  jest.useFakeTimers({ now: Date.parse('2025-04-09T12:25:00-05:00') });
  const fail = jest.fn();
  const root = await settled(() => hydrateRoot(place, site, { onRecoverableError: fail }));
  expect(fail).not.toHaveBeenCalled();
  for (const [index, part] of parts().entries()) expect(part).toBe(fromDocument[index]);
  expect(place.querySelector('aside')?.hidden).toBe(false);
  expect(pillText()).toBe('02 days 05 hours 05 min to the forum');
  await settled(() => root.unmount());
  place.remove();
});

test('[CDN-11] the digits change at the start of each second of the clock', async () => {
  show({ now: '2025-04-11T17:28:01.400-05:00' });
  fireEvent.click(pill());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(panel()?.textContent).toContain('minutes01seconds59');
  pass(599);
  expect(panel()?.textContent).toContain('seconds59');
  pass(1);
  expect(panel()?.textContent).toContain('seconds58');
  pass(1_000);
  expect(panel()?.textContent).toContain('seconds57');
});

test('[CDN-11] no timer runs in a background tab or while the countdown is hidden', () => {
  show({ now: '2025-04-09T12:25:00-05:00' });
  expect(jest.getTimerCount()).toBe(1);
  setTabHidden(true);
  expect(jest.getTimerCount()).toBe(0);
  pass(60_000);
  setTabHidden(false);
  expect(pillText()).toBe('02 days 05 hours 04 min to the forum');
  expect(jest.getTimerCount()).toBe(1);

  show({ path: '/sea', now: '2025-04-09T12:25:00-05:00' });
  expect(jest.getTimerCount()).toBe(0);
});

test("[CDN-07] 'Live Now!' replaces the digits at the target time", () => {
  show({ now: '2025-04-11T17:29:59-05:00' });
  expect(pillText()).toBe('00 days 00 hours 00 min to the forum');
  pass(1_000);
  expect(pillText()).toBe('Live Now!');
});

test('[CDN-08] the widget disappears after the last second of the forum', () => {
  show({ now: '2025-04-12T23:59:59-05:00' });
  expect(pillText()).toBe('Live Now!');
  pass(1_000);
  expect(screen.queryByRole('button')).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

test('[CDN-02] scrolling past the hero shows the widget, scrolling back hides it', () => {
  show({ path: '/hills', now: '2025-04-09T12:25:00-05:00' });
  expect(screen.queryByRole('button')).toBeNull();
  scrollTo(window.innerHeight * 0.7 + 1);
  expect(pill()).toBeTruthy();
  scrollTo(0);
  expect(screen.queryByRole('button')).toBeNull();
});

test('[CDN-06] the button opens a panel with all details; a press outside closes it', async () => {
  show({ now: '2025-04-09T12:25:15-05:00' });
  expect(pill().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('heading', { name: 'RAADE African Development Forum' })).toBeNull();

  fireEvent.click(pill());
  expect(pill().getAttribute('aria-expanded')).toBe('true');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { name: 'RAADE African Development Forum' })).toBeTruthy();
  expect(panel()?.textContent).toContain('days02hours05minutes04seconds45');
  expect(panel()?.textContent).toContain('April 11-12, 2025');
  expect(panel()?.textContent).toMatch(/Fri, Apr 11.*5:30\sPM CDT/);
  expect(panel()?.textContent).toContain('Rice University, Houston, TX');
  const calendar = screen.getByRole('link', { name: /^Add to Calendar/ });
  expect(calendar.getAttribute('href')).toContain('20250411T210000Z%2F20250413T020000Z');
  expect(calendar.getAttribute('target')).toBe('_blank');
  const link = screen.getByRole('link', { name: 'When it ebbs' });
  expect(link.getAttribute('href')).toBe('/tide');

  // Screen readers do not announce each second.
  const live = '[aria-live], [role=status], [role=alert], [role=log]';
  expect(document.querySelector(live)).toBeNull();

  fireEvent.pointerDown(screen.getByRole('heading', { name: 'RAADE African Development Forum' }));
  expect(pill().getAttribute('aria-expanded')).toBe('true');
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(pill().getAttribute('aria-expanded')).toBe('false');
});

test('[CDN-06] Escape closes the panel and returns focus to the button', async () => {
  show({ now: '2025-04-09T12:25:15-05:00' });
  fireEvent.click(pill());
  await act(() => jest.advanceTimersByTimeAsync(0));
  screen.getByRole('link', { name: 'When it ebbs' }).focus();
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
  expect(pill().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(pill());
});
