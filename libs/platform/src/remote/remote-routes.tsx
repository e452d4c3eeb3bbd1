import { createContext, type ReactNode, useContext } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import type { RemoteModule } from './define-remote.ts';

/**
 * The route pattern of an entry of a remote's `paths`. It ends with `/*`, since the router requires that for nested
 * relative routes. The home page has no nested routes.
 */
export function routePath(ownedPath: string): string {
  return ownedPath === '' || ownedPath.endsWith('/*') ? ownedPath : `${ownedPath}/*`;
}

interface RoutesBelowProps {
  /** Routes relative to the parent route. */
  readonly routes: readonly RouteObject[];
  /** Shown at addresses that no route matches. */
  readonly missing: ReactNode;
}

const NotFoundContext = createContext<ReactNode>(null);

/** The host's page 'not found', for a page whose parameter names nothing, such as a year without a forum. */
export const NotFound = () => useContext(NotFoundContext);

/** Routes to the pages of a remote under one of its paths. */
export function RoutesBelow({ routes, missing }: RoutesBelowProps) {
  const page = useRoutes([...routes]) ?? missing;
  return <NotFoundContext value={missing}>{page}</NotFoundContext>;
}

/** One route for each path of a remote whose code has loaded. */
export function remoteRouteObjects(
  { routes }: Pick<RemoteModule, 'routes'>,
  missing: ReactNode,
): RouteObject[] {
  return Object.entries(routes).map(([ownedPath, childRoutes]) => ({
    path: routePath(ownedPath),
    element: <RoutesBelow routes={childRoutes} missing={missing} />,
  }));
}
