import type { LazyPage, RemoteModule, RouteObject } from '@raade/platform';
import { matchRoutes, routePath } from '@raade/platform/host';
import { isValidElement } from 'react';
import type { ReleaseFollower } from '../following/release-follower.ts';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import { pathOwner } from '../registry/find-owner.ts';
import type { RegistryStore } from '../registry/registry.store.ts';

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

interface PagePreloaderOptions {
  readonly registry: Pick<RegistryStore, 'composed'>;
  readonly loader: RemoteLoader;
  /** Says which pages would not be shown in this document: nothing is loaded for them. */
  readonly follower: ReleaseFollower;
}

export function createPagePreloader({
  registry,
  loader,
  follower,
}: PagePreloaderOptions): PagePreloader {
  return async (pathname) => {
    const owner = pathOwner(registry.composed, pathname);
    const { pathname: from } = window.location;
    if (!owner || follower.linkMode({ from, to: pathname }) === 'document') return;
    await loader.load(owner.remote);
    const state = loader.store.getState()[owner.remote];
    if (state?.phase !== 'ready') return;
    const pages = pagesAt(state.remote, owner.ownedPath, pathname);
    const origin = { remote: owner.remote, release: loader.releaseOf(owner.remote) };
    await Promise.all(pages.map((page) => page.preload(origin)));
  };
}
