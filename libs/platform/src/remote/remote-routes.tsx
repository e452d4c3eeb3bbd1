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

const Missing = createContext<ReactNode>(null);

/** The host's page 'not found', for routes whose parameters name nothing, such as the year of a forum. */
export const NotFound = () => useContext(Missing);

/** Routes to the pages of a remote under one of its paths. */
export function RoutesBelow({ routes, missing }: RoutesBelowProps) {
  return <Missing value={missing}>{useRoutes([...routes]) ?? missing}</Missing>;
}

/** One route for each path of a remote whose code has loaded. */
export function remoteRouteObjects(
  { routes }: Pick<RemoteModule, 'routes'>,
  missing: ReactNode,
): RouteObject[] {
  return Object.entries(routes).map(([ownedPath, below]) => ({
    path: routePath(ownedPath),
    element: <RoutesBelow routes={below} missing={missing} />,
  }));
}
