import type { Registry } from '@raade/contracts/registry';
import { matchRoutes } from '@raade/platform';
import { routePath } from './route-path.ts';

export interface PathOwner {
  readonly remote: string;
  /** The entry of the remote's `paths` that the address lies under. */
  readonly ownedPath: string;
}

/** Who has the page at an address, by this registry; undefined if nobody has. */
export function pathOwner({ remotes }: Registry, pathname: string): PathOwner | undefined {
  const owned = Object.entries(remotes).flatMap(([remote, { paths }]) =>
    paths.map((ownedPath) => ({ path: routePath(ownedPath), ownedPath, remote })),
  );
  return matchRoutes(owned, pathname)?.at(-1)?.route;
}
