import {
  createFederation,
  FederationContext,
  type FederationOptions,
  type PartViews,
  RegisteredSlot,
  RemoteRoutes,
} from '@raade/federation';
import * as platform from '@raade/platform';
import { logger, type RouteObject, useRoutes } from '@raade/platform';
import {
  createBrowserHistory,
  HistoryRouter,
  routePath,
  SlotHostContext,
} from '@raade/platform/host';
import react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import { createRoot } from 'react-dom/client';

const views: PartViews = {
  Placeholder: ({ kind }) => <p role="status">Loading {kind}...</p>,
  Unavailable: ({ kind, failure, onRetry }) => (
    <p role="alert">
      This {kind} {failure.reason === 'threw' ? 'is broken' : 'could not be loaded'}.{' '}
      <button onClick={onRetry}>Try again</button>
    </p>
  ),
  NotFound: () => <h1>No such page</h1>,
};

type Site = Pick<FederationOptions, 'registry' | 'source'>;

/** Shows the site in an element, and returns the way to stop. */
export function startSite(root: Element, { registry, source }: Site): () => void {
  const federation = createFederation({
    registry,
    registryAge: { visible: 300_000, lookedAtAgain: 60_000 },
    shared: {
      react: { version: react.version, module: react },
      'react/jsx-runtime': { version: react.version, module: jsxRuntime },
      'react-dom': { version: reactDom.version, module: reactDom },
      '@raade/platform': { version: '3.0.0', module: platform },
    },
    platformVersion: '3.0.0',
    deadlines: { registry: 2000, entry: 3000, module: 10_000 },
    names: {
      host: 'host',
      exposed: 'remote',
      containerGlobal: (remote) => `container_of_${remote}`,
      chunksGlobal: (remote) => `chunks_of_${remote}`,
      releasePath: /^\/r\/([0-9a-f]{32})\//,
    },
    views,
    logger,
    hasUnsavedInput: () => document.querySelector('form[data-dirty]') !== null,
    ...(source && { source }),
  });

  const history = createBrowserHistory({ v5Compat: true });
  const push = history.push.bind(history);
  history.push = (to, state) => {
    const { pathname, href } = history.createURL(to);
    const link = { from: history.location.pathname, to: pathname };
    if (federation.linkMode(link) === 'document') window.location.assign(href);
    else push(to, state);
  };

  const routes: RouteObject[] = Object.entries(registry.composed.remotes).flatMap(
    ([remote, { paths }]) =>
      paths.map((path) => ({
        path: routePath(path),
        element: <RemoteRoutes remote={remote} path={path} />,
      })),
  );
  const Pages = () => useRoutes([...routes, { path: '*', element: <views.NotFound /> }]);

  const reactRoot = createRoot(root);
  reactRoot.render(
    <FederationContext value={federation}>
      <SlotHostContext value={(name) => <RegisteredSlot key={name} name={name} />}>
        <HistoryRouter history={history}>
          <Pages />
        </HistoryRouter>
      </SlotHostContext>
    </FederationContext>,
  );
  const stopWatching = federation.watch();
  return () => {
    stopWatching();
    reactRoot.unmount();
  };
}
