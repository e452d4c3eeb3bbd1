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

test('a link opens a page at its top, and going back restores the scroll position', async () => {
  const history = openDocument();
  scrollTo(400);
  await step(() => history.push('/studios'));
  expect(lastScroll()).toEqual(at(0));

  scrollTo(120);
  await goBack(history, '/about');
  expect(lastScroll()).toEqual(at(400));
});

test('links with preventScrollReset or an anchor do not reset the scroll position', async () => {
  const history = openDocument();
  await step(() => history.push('/about?tab=two', undefined, { preventScrollReset: true }));
  await step(() => history.replace('/about?tab=three', undefined, { preventScrollReset: true }));
  await step(() => history.push('/studios#apply'));
  expect(window.scrollTo).not.toHaveBeenCalled();

  await step(() => history.push('/contact'));
  expect(lastScroll()).toEqual(at(0));
});

test('a first page that is already scrolled is left alone; any other starts at the top', () => {
  openDocument(true);
  expect(window.scrollTo).not.toHaveBeenCalled();
  openDocument(false);
  expect(lastScroll()).toEqual(at(0));
});

test('going back also restores scroll positions of an earlier document', async () => {
  const first = openDocument();
  scrollTo(400);
  await step(() => first.push('/studios'));
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');

  const later = openDocument();
  await goBack(later, '/about');
  expect(lastScroll()).toEqual(at(400));
});

test('unreadable stored positions are ignored', () => {
  window.sessionStorage.setItem('raade-scroll-positions', '{"/about":"far"}');
  openDocument(false);
  expect(lastScroll()).toEqual(at(0));
});
