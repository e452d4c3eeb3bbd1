import { useLocation } from '@raade/platform';
import { HistoryRouter } from '@raade/platform/host';
import { render, screen } from '@testing-library/react';
import { settled } from '@raade/platform/testing/settled';
import { ScrollRestoration } from './scroll-restoration.tsx';
import { createSiteHistory, type SiteHistory } from './site-history.ts';

const Address = () => <p>{useLocation().pathname}</p>;

function openDocument(isFirstSettled = true): SiteHistory {
  const { history } = createSiteHistory({ linkMode: () => 'inside' });
  if (!history) throw new Error('jsdom has a history.');
  render(
    <HistoryRouter history={history}>
      <Address />
      <ScrollRestoration history={history} isFirstSettled={isFirstSettled} />
    </HistoryRouter>,
  );
  return history;
}

const step = (take: () => void) => settled(() => take());

/** Scrolls as the visitor does. */
const scrollTo = (position: number) => Object.assign(window, { scrollY: position });

async function goBack(history: SiteHistory, to: string): Promise<void> {
  await step(() => history.go(-1));
  await screen.findByText(to);
}

const lastScroll = () => jest.mocked(window.scrollTo).mock.lastCall?.[0];
const at = (top: number) => ({ top, behavior: 'instant' });

beforeEach(() => {
  window.history.replaceState(null, '', '/about');
  window.sessionStorage.clear();
  scrollTo(0);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a link leads to the top of its page, and the way back to where the visitor was', async () => {
  const history = openDocument();
  scrollTo(400);
  await step(() => history.push('/studios'));
  expect(lastScroll()).toEqual(at(0));

  scrollTo(120);
  await goBack(history, '/about');
  expect(lastScroll()).toEqual(at(400));
});

test('a step that asks to keep the place keeps it; so does one to a part of a page, which is brought there elsewhere', async () => {
  const history = openDocument();
  await step(() => history.push('/about?tab=two', undefined, { preventScrollReset: true }));
  await step(() => history.replace('/about?tab=three', undefined, { preventScrollReset: true }));
  await step(() => history.push('/studios#apply'));
  expect(window.scrollTo).not.toHaveBeenCalled();

  await step(() => history.push('/contact'));
  expect(lastScroll()).toEqual(at(0));
});

test('a first page that is scrolled already is left alone, and any other begins at its top', () => {
  openDocument(true);
  expect(window.scrollTo).not.toHaveBeenCalled();
  openDocument(false);
  expect(lastScroll()).toEqual(at(0));
});

test('the way back knows the places of an earlier document, too', async () => {
  const first = openDocument();
  scrollTo(400);
  await step(() => first.push('/studios'));
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');

  const later = openDocument();
  await goBack(later, '/about');
  expect(lastScroll()).toEqual(at(400));
});

test('places that cannot be read are none', () => {
  window.sessionStorage.setItem('raade-scroll-positions', '{"/about":"far"}');
  openDocument(false);
  expect(lastScroll()).toEqual(at(0));
});
