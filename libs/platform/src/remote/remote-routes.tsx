import { createContext, type ReactNode, useContext } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import type { RemoteModule } from './define-remote.ts';

/**
 * The route pattern of an entry of a remote's `paths`. All that lies below it belongs to it, since the routes
 * below a path are relative to it, which the router allows only under a splat. The home page has nothing below.
 */
export function routePath(ownedPath: string): string {
  return ownedPath === '' || ownedPath.endsWith('/*') ? ownedPath : `${ownedPath}/*`;
}

interface RoutesBelowProps {
  /** Relative to the route that this is the element of. */
  readonly routes: readonly RouteObject[];
  /** Shown at addresses that none of them leads to. */
  readonly missing: ReactNode;
}

const Missing = createContext<ReactNode>(null);

/** The host's page for addresses that lead nowhere, for a route at whose address the content has nothing. */
export const NotFound = () => useContext(Missing);

/** The pages that a remote has under one of its paths. */
export function RoutesBelow({ routes, missing }: RoutesBelowProps) {
  return <Missing value={missing}>{useRoutes([...routes]) ?? missing}</Missing>;
}

/** The paths of a remote whose code is at hand, as routes of their parent. */
export function remoteRouteObjects(
  { routes }: Pick<RemoteModule, 'routes'>,
  missing: ReactNode,
): RouteObject[] {
  return Object.entries(routes).map(([ownedPath, below]) => ({
    path: routePath(ownedPath),
    element: <RoutesBelow routes={below} missing={missing} />,
  }));
}
