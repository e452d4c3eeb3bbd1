import type { Registry } from '@raade/contracts/releases/registry';
import { matchRoutes, routePath } from '@raade/platform/host';

export interface PathOwner {
  readonly remote: string;
  /** The entry of the remote's `paths` that contains the address. */
  readonly ownedPath: string;
}

/** The remote that owns the page at an address; undefined if none does. */
export function pathOwner({ remotes }: Registry, pathname: string): PathOwner | undefined {
  const ownedRoutes = Object.entries(remotes).flatMap(([remote, { paths }]) =>
    paths.map((ownedPath) => ({ path: routePath(ownedPath), ownedPath, remote })),
  );
  return matchRoutes(ownedRoutes, pathname)?.at(-1)?.route;
}

/** The remote that fills a slot; undefined if none does. */
export function slotOwner({ remotes }: Registry, slot: string): string | undefined {
  return Object.keys(remotes).find((name) => remotes[name]?.slots.includes(slot));
}
