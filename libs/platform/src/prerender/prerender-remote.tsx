import type { Prerendering } from '@raade/contracts/prerendering';
import { createElement } from 'react';
import { Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { provideEnvironment } from '../environment/environment.ts';
import type { RemoteModule } from '../remote/define-remote.ts';
import { SlotHostContext } from '../slots/slot-host-context.ts';
import { renderStatic } from './render-static.tsx';
import { unknownEnvironment } from './unknown-environment.ts';

function PathRoutes({ routes }: { readonly routes: readonly RouteObject[] }) {
  return useRoutes([...routes]);
}

/** As in the shell, each entry of `paths` is one route with the remote's own routes below. */
function routesOf({ routes }: RemoteModule): RouteObject[] {
  return Object.entries(routes).map(([path, pathRoutes]) =>
    path.endsWith('*')
      ? { path: `/${path}`, element: <PathRoutes routes={pathRoutes} /> }
      : { path: `/${path}`, children: [...pathRoutes] },
  );
}

/**
 * Makes the function that renders a page of a remote to HTML, for the remote's build: with a hole for each
 * slot, since who fills it is the registry's business. It throws what the page throws.
 */
export function prerenderRemote(remote: RemoteModule, { slotHole, scope, siteUrl }: Prerendering) {
  provideEnvironment(unknownEnvironment(siteUrl));
  const renderSlot = (name: string) => createElement(slotHole, { name });
  const slots = (
    <SlotHostContext value={renderSlot}>
      <Outlet />
    </SlotHostContext>
  );
  const routes = [{ element: slots, children: routesOf(remote) }];
  return (path: string): Promise<string> =>
    renderStatic({ routes, path, scope, idPrefix: `${remote.name}-` });
}
