import type { RemoteLoader } from '../loading/remote-loader.ts';
import { pathOwner } from '../registry/find-owner.ts';
import type { RegistryStore } from '../registry/registry.store.ts';
import { type LinkFacts, type LinkMode, linkMode, type ShownRelease } from './link-mode.ts';
import type { SlotPages } from './slot-pages.ts';

/** Paths, without query and hash. */
interface LinkPaths {
  readonly from: string;
  readonly to: string;
  /** True if the page itself leads on, and nobody has followed a link. */
  readonly isRedirect?: boolean;
}

export interface ReleaseFollower {
  /** Decides at once, by what is known, how a link is followed. Asks nothing of the network. */
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

/** Leads visitors of an open tab to the releases that went live after its document was loaded. */
export function createReleaseFollower({
  registry,
  loader,
  slotPages,
  hasUnsavedInput,
  areas = {},
}: ReleaseFollowerOptions): ReleaseFollower {
  const releaseOf = (remote: string): ShownRelease => ({
    remote,
    here: loader.releaseFor(remote),
    live: registry.pointer(remote)?.release,
  });

  /** Every page shows some of the content, which is one for all of the site. */
  const shownContent = (): ShownRelease => ({
    remote: '',
    here: registry.composed.content,
    live: registry.current().content,
  });

  const areaAt = (owner: string | undefined) => (owner === undefined ? undefined : areas[owner]);

  const factsOf = ({ from, to, isRedirect = false }: LinkPaths): LinkFacts => {
    const owner = pathOwner(registry.composed, to)?.remote;
    const remotes = [...(owner ? [owner] : []), ...slotPages.ownersAt(to)];
    return {
      leavesDocument:
        areaAt(owner) !== areaAt(pathOwner(registry.composed, from)?.remote) ||
        (!owner && from !== to && registry.composed.scope === 'page'),
      isRedirect,
      isSamePage: from === to,
      owner,
      ownerNow: pathOwner(registry.current(), to)?.remote,
      releases: [...remotes.map(releaseOf), shownContent()],
      hasUnsavedInput: hasUnsavedInput(),
      isOnline: navigator.onLine,
    };
  };

  return { linkMode: (link) => linkMode(factsOf(link)) };
}
