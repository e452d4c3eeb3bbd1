import { lazyPage, MemoryRouter, type RemoteModule, useRoutes } from '@raade/platform';
import { settled } from '@raade/platform/testing/settled';
import { act, screen } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Federation, PartViews } from '../federation.ts';
import { LoadFailure } from '../loading/load-failure.ts';
import type { ModuleSource } from '../loading/module-source.ts';
import { RELEASES, sampleFederation, samplePointer, sampleRegistry } from '../testing/samples.ts';
import { FederationContext } from './federation-context.ts';
import { FirstPage } from './first-page.tsx';
import { RemoteRoutes } from './remote-routes.tsx';

const HREF = '/donate';
const [, OTHER] = RELEASES;
const remotes = { giving: samplePointer('giving', { paths: ['donate/*'] }) };

function Donate({ title }: { readonly title: string }) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <h1>{title}</h1>
      <input aria-label="Name" />
      <button onClick={() => setPresses(presses + 1)}>Give</button>
      <output>{presses}</output>
    </>
  );
}

const views: PartViews = {
  Placeholder: ({ kind }) => <p>loading {kind}</p>,
  Page: ({ children }) => <main>{children}</main>,
  Unavailable: ({ failure: { reason }, onRetry, isReadable }) => (
    <button onClick={onRetry}>{isReadable ? `${reason}, readable` : reason}</button>
  ),
  NotFound: () => <p>not found</p>,
};

const importPage = jest.fn<Promise<{ default: () => ReactNode }>, []>();

/** The remote, whose page is a chunk of its own. */
function remoteNow(): RemoteModule {
  const Page = lazyPage(importPage);
  return {
    name: 'giving',
    routes: { 'donate/*': [{ index: true, element: <Page /> }] },
    slots: {},
  };
}

const source = jest.fn<ReturnType<ModuleSource>, Parameters<ModuleSource>>();
const fetchMock = jest.fn();
const handleError = jest.fn();
/** Returns the page at this moment. */
const handleLoaded = jest.fn<Element | null, []>();

let federation: Federation;
let place: HTMLElement;
let root: Root;

/** The page as it is in the document: see `PagePlaceholder` of the shell. */
const HTML = renderToString(
  <Suspense>
    <Suspense>
      <main>
        <Donate title="Donate" />
      </main>
    </Suspense>
  </Suspense>,
);

function Site() {
  const element = (
    <FirstPage remote="giving" pathname={HREF} onLoaded={handleLoaded}>
      <RemoteRoutes remote="giving" path="donate/*" />
    </FirstPage>
  );
  return useRoutes([{ path: 'donate/*', element }]);
}

/** Opens the document and hydrates its page. Returns the nodes of the page. */
async function open(): Promise<readonly Node[]> {
  place.innerHTML = HTML;
  const nodes = nodesNow();
  const site = (
    <FederationContext value={federation}>
      <MemoryRouter initialEntries={[HREF]}>
        <Site />
      </MemoryRouter>
    </FederationContext>
  );
  root = await settled(() => hydrateRoot(place, site, { onRecoverableError: handleError }));
  return nodes;
}

const nodesNow = (): readonly Node[] => [...place.querySelectorAll('main, main *')];
const tick = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const presses = () => document.querySelector('output')?.textContent;

function expectSame(nodes: readonly Node[]): void {
  expect(nodesNow()).toHaveLength(nodes.length);
  for (const [index, node] of nodesNow().entries()) expect(node).toBe(nodes[index]);
}

beforeEach(() => {
  jest.useFakeTimers();
  for (const mock of [importPage, source, fetchMock, handleError, handleLoaded]) mock.mockReset();
  importPage.mockResolvedValue({ default: () => <Donate title="Donate" /> });
  handleLoaded.mockImplementation(() => place.querySelector('main'));
  Object.assign(globalThis, { fetch: fetchMock });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  federation = sampleFederation(remotes, { source, views });
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(async () => {
  await settled(() => root.unmount());
  place.remove();
});

test('the DOM nodes of the page stay while its remote loads, fails, and at last hydrates it', async () => {
  let refuse: (reason: unknown) => void = () => undefined;
  source.mockReturnValueOnce(new Promise((_resolve, reject) => (refuse = reject)));
  source.mockRejectedValueOnce(new LoadFailure('unreachable', 'refused'));
  const nodes = await open();
  expectSame(nodes);
  expect(screen.queryByText(/readable/)).toBeNull();

  await settled(() => refuse(new LoadFailure('unreachable', 'refused')));
  screen.getByText('not-loaded, readable');
  expectSame(nodes);
  await tick(1000);
  expect(source).toHaveBeenCalledTimes(2);
  screen.getByText('not-loaded, readable');
  expectSame(nodes);

  source.mockResolvedValue(remoteNow());
  await tick(1000);
  expectSame(nodes);
  expect(screen.queryByText(/not-loaded/)).toBeNull();
  await settled(() => screen.getByText('Give').click());
  expect(presses()).toBe('1');
  expect(handleError).not.toHaveBeenCalled();
});

test('a failed chunk can be loaded again by a button beside the page', async () => {
  source.mockResolvedValue(remoteNow());
  importPage.mockRejectedValueOnce(new Error('no chunk'));
  const nodes = await open();
  expectSame(nodes);
  await settled(() => screen.getByText('not-loaded, readable').click());
  expect(screen.queryByText(/not-loaded/)).toBeNull();
  expectSame(nodes);
  await settled(() => screen.getByText('Give').click());
  expect(presses()).toBe('1');
});

test('a press during an attempt does not start another attempt', async () => {
  source.mockRejectedValueOnce(new LoadFailure('unreachable', 'refused'));
  source.mockReturnValue(new Promise(() => undefined));
  await open();
  for (let press = 0; press < 2; press += 1)
    await settled(() => screen.getByText('not-loaded, readable').click());
  await tick(3000);
  expect(source).toHaveBeenCalledTimes(2);
});

test('a release other than that of the document renders its own page', async () => {
  const moved = samplePointer('giving', { paths: ['donate/*'], release: OTHER });
  fetchMock.mockResolvedValue(new Response(JSON.stringify(sampleRegistry({ giving: moved }))));
  await federation.registry.refresh();
  source.mockResolvedValue(remoteNow());
  importPage.mockResolvedValue({ default: () => <Donate title="Donate anew" /> });
  const nodes = await open();
  expect(federation.loader.releaseOf('giving')).toBe(OTHER);
  expect(handleLoaded).toHaveBeenCalledTimes(1);
  expect(handleLoaded.mock.results[0]?.value).toBe(nodes[0]);
  screen.getByRole('heading', { name: 'Donate anew' });
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(nodesNow()).not.toContain(nodes[0]);
  await settled(() => screen.getByText('Give').click());
  expect(presses()).toBe('1');
});
