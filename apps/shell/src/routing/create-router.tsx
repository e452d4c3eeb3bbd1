import type { Registry } from '@raade/contracts/registry';
import { RemoteRoutes } from '@raade/federation';
import { createBrowserRouter, type RouteObject } from '@raade/platform';
import { Frame } from '../frame/frame.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { RouterError } from './router-error.tsx';

/** One ordinary route per path that a remote owns; what lies below it is the remote's business. */
function routesOf(registry: Registry): RouteObject[] {
  return Object.entries(registry.remotes).flatMap(([remote, { paths }]) =>
    paths.map((path) => ({
      path: routePath(path),
      element: <RemoteRoutes remote={remote} path={path} />,
    })),
  );
}

/** The routes below a path are relative to it, which the router allows only under a splat; not so for the home page. */
function routePath(path: string): string {
  return path === '' || path.endsWith('/*') ? path : `${path}/*`;
}

export function createRouter(registry: Registry) {
  return createBrowserRouter([
    {
      element: <Frame />,
      errorElement: <RouterError />,
      children: [...routesOf(registry), { path: '*', element: <NotFound /> }],
    },
  ]);
}
