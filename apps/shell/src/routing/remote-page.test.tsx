import { FederationContext } from '@raade/federation';
import { sampleFederation, samplePointer } from '@raade/federation/testing';
import type { RemoteModule } from '@raade/platform';
import { fakeMedia } from '@raade/platform/testing/media';
import { settled } from '@raade/platform/testing/settled';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Page } from '../federation/page.tsx';
import { PartPlaceholder } from '../federation/part-placeholder.tsx';
import { PartUnavailable } from '../federation/part-unavailable.tsx';
import { hydrate, renderAnew } from '../startup/site-root.tsx';
import { openDocument, pagePlaceholder } from '../startup/testing/documents.tsx';
import { PreloadOnIntent } from './preload-on-intent.tsx';
import { RemotePage } from './remote-page.tsx';
import { createSiteHistory } from './site-history.ts';
import { SiteRouter } from './site-router.tsx';

const PATHS = ['privacy/*', 'about/*'];

function Privacy() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <h1>Privacy</h1>
      <form>
        <input aria-label="Name" />
      </form>
      <a href="/about">Team</a>
      <button onClick={() => setPresses(presses + 1)}>Agree</button>
      <output>{presses}</output>
    </>
  );
}

const REMOTE: RemoteModule = {
  name: 'content',
  routes: {
    'privacy/*': [{ index: true, element: <Privacy /> }],
    'about/*': [{ index: true, element: <h1>About</h1> }],
  },
  slots: {},
};
const handlePreload = jest.fn<Promise<void>, [string]>();
const source = jest.fn<Promise<RemoteModule>, []>();

function createSite() {
  const views = {
    Placeholder: PartPlaceholder,
    Unavailable: PartUnavailable,
    Page,
    NotFound: () => null,
  };
  const pointer = samplePointer('content', { paths: PATHS });
  const federation = sampleFederation({ content: pointer }, { source, views });
  const navigation = createSiteHistory(federation);
  const routes = PATHS.map((path) => ({
    path,
    element: <RemotePage remote="content" path={path} />,
  }));
  const site = (
    <FederationContext value={federation}>
      <PreloadOnIntent preload={handlePreload} />
      <SiteRouter navigation={navigation} routes={routes} isPrerendered />
    </FederationContext>
  );
  return { site, go: (path: string) => settled(() => navigation.history?.push(path)) };
}

/** Opens a document with the privacy page. */
async function open({ isPreview = false } = {}) {
  const root = openDocument(pagePlaceholder(<Privacy />, { path: '/privacy' }), '/privacy');
  const heading = screen.getByRole('heading');
  const { site, go } = createSite();
  const take = isPreview ? renderAnew : hydrate;
  hydratedRoot = await settled(() => take(root, site, {}));
  return { heading, go };
}

let hydratedRoot: ReturnType<typeof hydrate>;

const press = () => settled(() => screen.getByText('Agree').click());
const presses = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  handlePreload.mockReset().mockResolvedValue();
  source.mockReset().mockResolvedValue(REMOTE);
  fakeMedia();
  Object.assign(globalThis, { fetch: () => Promise.reject(new Error('offline')) });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => settled(() => hydratedRoot.render(null)));

test('once its remote is loaded, the prerendered page works in its original DOM nodes', async () => {
  const { heading } = await open();
  expect(source).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading')).toBe(heading);
  await press();
  expect(presses()).toBe('1');
});

test('a page at another address is rendered by its remote', async () => {
  const { go } = await open();
  await go('/about');
  expect(screen.getByRole('heading').textContent).toBe('About');
  expect(source).toHaveBeenCalledTimes(1);
});

test('after going back, the page of the remote is shown', async () => {
  const { go } = await open();
  await go('/about');
  await go('/privacy');
  expect(screen.getByRole('heading').textContent).toBe('Privacy');
  await press();
  expect(presses()).toBe('1');
});

test('in a preview the remote renders the page again instead of hydrating it', async () => {
  const { heading } = await open({ isPreview: true });
  expect(source).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading')).not.toBe(heading);
  await press();
  expect(presses()).toBe('1');
});

test('while its remote fails, the page is readable, its forms are inert, and an alert is shown', async () => {
  source.mockRejectedValue(new Error('down'));
  const { heading } = await open();
  const [form, field] = [document.querySelector('form'), screen.getByLabelText('Name')];
  field.focus();
  expect(screen.getByRole('alert').textContent).toContain('Section unavailable');
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(form?.inert).toBe(true);

  source.mockResolvedValue(REMOTE);
  await settled(() => window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.querySelector('form')).toBe(form);
  expect(form?.inert).toBe(false);
  expect(document.activeElement).toBe(field);
  await press();
  expect(presses()).toBe('1');
});

test.each(['pointerover', 'focusin', 'touchstart'])(
  'links of a page whose remote is still loading are preloaded on %s',
  async (intent) => {
    source.mockReturnValue(new Promise(() => undefined));
    await open();
    await settled(() => fireEvent(screen.getByText('Team'), new Event(intent, { bubbles: true })));
    expect(handlePreload).toHaveBeenCalledWith('/about');
  },
);
