import { FederationContext } from '@raade/federation';
import { sampleFederation, samplePointer } from '@raade/federation/testing';
import { Link, type RemoteModule } from '@raade/platform';
import { settled } from '@raade/platform/testing/settled';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { PartPlaceholder } from '../parts/part-placeholder.tsx';
import { keepPrerenderedPage } from '../startup/prerendered-page.ts';
import { RemotePage } from './remote-page.tsx';
import { createSiteHistory } from './site-history.ts';
import { SiteRouter } from './site-router.tsx';

const PATHS = ['privacy/*', 'about/*'];
const BODY = `
  <h1>Privacy</h1>
  <a href="/about?from=privacy#team"><b>About</b></a>
  <a href="#rights">Rights</a>
  <a href="/calendar.ics">Calendar</a>
  <a href="https://elsewhere.example/about">Elsewhere</a>
  <a href="/about" target="_blank">About, beside</a>`;

const LIVING: RemoteModule = {
  name: 'content',
  routes: {
    'privacy/*': [{ index: true, element: <h1>Privacy, alive</h1> }],
    'about/*': [{ index: true, element: <Link to="/privacy">Back</Link> }],
  },
  slots: {},
};
const source = jest.fn<Promise<RemoteModule>, []>();

/** Opens the site at its privacy page as compose writes it. */
function open({ mark = 'data-still', mayStayStill = true } = {}) {
  window.history.replaceState(null, '', '/privacy');
  document.title = 'Privacy - RAADE';
  const root = document.createElement('div');
  root.innerHTML = `<main><div data-prerendered="/privacy" ${mark}>${BODY}</div></main>`;
  keepPrerenderedPage(root, { mayStayStill });
  const federation = sampleFederation(
    { content: samplePointer('content', { paths: PATHS }) },
    {
      source,
      views: { Placeholder: PartPlaceholder, Unavailable: () => null, NotFound: () => null },
    },
  );
  const navigation = createSiteHistory(federation);
  const routes = PATHS.map((path) => ({
    path,
    element: <RemotePage remote="content" path={path} />,
  }));
  return settled(() =>
    render(
      <FederationContext value={federation}>
        <main>
          <SiteRouter navigation={navigation} routes={routes} isPrerendered />
        </main>
      </FederationContext>,
    ),
  );
}

/** Presses a link; the answer says whether it was followed in this document. */
async function press(name: string, keys: { readonly ctrlKey?: boolean } = {}): Promise<boolean> {
  const click = createEvent.click(screen.getByText(name), { button: 0, ...keys });
  let isInside = false;
  // jsdom cannot load another document, so what nobody has answered is stopped here.
  const stop = (event: Event) => {
    isInside = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  await settled(() => fireEvent(screen.getByText(name), click));
  return isInside;
}

beforeEach(() => {
  source.mockReset().mockResolvedValue(LIVING);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a page in which nothing is alive stands for itself, and no remote is asked for', async () => {
  await open();
  screen.getByRole('heading', { name: 'Privacy' });
  expect(source).not.toHaveBeenCalled();
  expect(document.title).toBe('Privacy - RAADE');
  // Whoever looks for what is still to come alive finds nothing.
  expect(document.querySelector('[data-prerendered]')).toBeNull();
});

test('its links to pages are followed in the same document, with query and anchor', async () => {
  await open();
  expect(await press('About')).toBe(true);
  await screen.findByText('Back');
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe('/about?from=privacy#team');
  expect(screen.queryByText('Privacy')).toBeNull();
});

test('links to other places, and what is opened beside the page, are left to the browser', async () => {
  await open();
  for (const name of ['Rights', 'Calendar', 'Elsewhere', 'About, beside']) {
    expect([name, await press(name)]).toEqual([name, false]);
  }
  expect(await press('About', { ctrlKey: true })).toBe(false);
  expect(source).not.toHaveBeenCalled();
});

test('who comes back finds the page of the remote, since that is there now', async () => {
  await open();
  await press('About');
  await press('Back');
  await screen.findByRole('heading', { name: 'Privacy, alive' });
});

test('who comes back while the remote cannot be had finds the page as it was, with its title', async () => {
  await open();
  source.mockReturnValue(new Promise<RemoteModule>(() => undefined));
  await press('About');
  expect(screen.queryByRole('heading', { name: 'Privacy' })).toBeNull();
  document.title = 'RAADE';

  await settled(() => {
    window.history.back();
    return new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  screen.getByRole('heading', { name: 'Privacy' });
  expect(document.title).toBe('Privacy - RAADE');
});

test.each([
  ['a page that does not call itself still', { mark: '' }],
  ['a page of which another release is previewed', { mayStayStill: false }],
])('%s comes alive', async (_name, options) => {
  await open(options);
  await screen.findByRole('heading', { name: 'Privacy, alive' });
});
