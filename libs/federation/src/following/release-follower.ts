import type { RemoteLoader } from '../loading/remote-loader.ts';
import { pathOwner } from '../registry/find-owner.ts';
import type { RegistryStore } from '../registry/registry.store.ts';
import type { SlotPages } from './slot-pages.ts';

/** A link inside the page keeps every release as it is; a new document comes with those that are live. */
type LinkMode = 'inside' | 'document';

/** Paths, without query and hash. */
interface LinkPaths {
  readonly from: string;
  readonly to: string;
  /** True if the page itself leads on, and nobody has followed a link. */
  readonly isRedirect?: boolean;
}

export interface ReleaseFollower {
  /**
   * Decides at once, by what is known, how a link is followed; going back or forward always stays inside. Asks nothing
   * of the network.
   */
  linkMode(link: LinkPaths): LinkMode;
}

interface ReleaseFollowerOptions {
  readonly registry: RegistryStore;
  readonly loader: RemoteLoader;
  readonly slotPages: SlotPages;
  readonly hasUnsavedInput: () => boolean;
  /** Areas of remotes whose pages have a policy of their own; the others share one. */
  readonly areas?: RemoteAreas;
}

/** The area of each remote that is not in the one that all others are in. */
export type RemoteAreas = Readonly<Record<string, string>>;

/**
 * Leads visitors of an open tab to the releases that went live after its document was loaded. The release that a page
 * has loaded cannot be replaced in it, so a link into a remote whose pointer has moved is followed by loading a document,
 * like one to a path that has found an owner, or another one, meanwhile.
 */
export function createReleaseFollower({
  registry,
  loader,
  slotPages,
  hasUnsavedInput,
  areas = {},
}: ReleaseFollowerOptions): ReleaseFollower {
  const ownerAt = (path: string) => pathOwner(registry.composed, path)?.remote;
  const areaAt = (path: string) => areas[ownerAt(path) ?? ''];

  /** A document keeps the policy that it began with: it is not for another area, nor for remotes that it knows nothing of. */
  const leavesDocument = ({ from, to }: LinkPaths) =>
    areaAt(to) !== areaAt(from) ||
    (ownerAt(to) === undefined && from !== to && registry.composed.scope === 'page');

  /** True if a new document would show something else at the end of the link than this page can. */
  const hasMoved = ({ to }: LinkPaths) => {
    const owner = ownerAt(to);
    // Every page shows some of the content, which is one for all of the site.
    if (registry.composed.content !== registry.current().content) return true;
    if (owner !== pathOwner(registry.current(), to)?.remote) return true;
    return [...(owner ? [owner] : []), ...slotPages.ownersAt(to)].some(
      (remote) => loader.releaseFor(remote) !== registry.pointer(remote)?.release,
    );
  };

  return {
    linkMode(link) {
      if (leavesDocument(link)) return 'document';
      // A new document would lose what was typed, and may not come at all.
      const stays =
        link.isRedirect === true || link.from === link.to || hasUnsavedInput() || !navigator.onLine;
      return !stays && hasMoved(link) ? 'document' : 'inside';
    },
  };
}
