import type { Registry } from '@raade/contracts/registry';
import { type LazyPage, matchRoutes, type RemoteModule, type RouteObject } from '@raade/platform';
import { isValidElement } from 'react';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import { routePath } from '../parts/route-path.ts';

/**
 * Loads the code of the page at `pathname`: the remote that owns it, then the page's own chunk. Rejects with
 * the error of the chunk unless its `preload-error` event was handled; a remote that cannot be loaded is the
 * loader's business.
 */
export type PagePreloader = (pathname: string) => Promise<void>;

interface LazyElement {
  readonly type: LazyPage;
}

function isLazyElement(node: unknown): node is LazyElement {
  return isValidElement(node) && typeof node.type === 'function' && 'preload' in node.type;
}

/** The lazy pages that the remote shows at `pathname`, which lies under its `path`. */
function pagesAt({ routes }: RemoteModule, path: string, pathname: string): LazyPage[] {
  const under: RouteObject[] = [{ path: routePath(path), children: [...(routes[path] ?? [])] }];
  const matches = matchRoutes(under, pathname) ?? [];
  return matches
    .map(({ route }): unknown => route.element)
    .filter(isLazyElement)
    .map(({ type }) => type);
}

export function createPagePreloader(registry: Registry, loader: RemoteLoader): PagePreloader {
  const owned = Object.entries(registry.remotes).flatMap(([remote, { paths }]) =>
    paths.map((ownedPath) => ({ path: routePath(ownedPath), ownedPath, remote })),
  );
  return async (pathname) => {
    const owner = matchRoutes(owned, pathname)?.at(-1)?.route;
    if (!owner) return;
    await loader.load(owner.remote);
    const state = loader.store.getState()[owner.remote];
    if (state?.phase !== 'ready') return;
    const pages = pagesAt(state.remote, owner.ownedPath, pathname);
    await Promise.all(pages.map((page) => page.preload()));
  };
}
