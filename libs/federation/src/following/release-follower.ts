import type { RemoteLoader } from '../loading/remote-loader.ts';
import { pathOwner } from '../registry/find-owner.ts';
import type { RegistryStore } from '../registry/registry.store.ts';
import { type LinkFacts, type LinkMode, linkMode, type ShownRelease } from './link-mode.ts';
import type { SlotPages } from './slot-pages.ts';

/** Paths, without query and hash. */
interface LinkPaths {
  readonly from: string;
  readonly to: string;
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
}

/** Leads visitors of an open tab to the releases that went live after its document was loaded. */
export function createReleaseFollower({
  registry,
  loader,
  slotPages,
  hasUnsavedInput,
}: ReleaseFollowerOptions): ReleaseFollower {
  const releaseOf = (remote: string): ShownRelease => ({
    remote,
    here: loader.releaseFor(remote),
    live: registry.pointer(remote)?.release,
  });

  const factsOf = ({ from, to }: LinkPaths): LinkFacts => {
    const owner = pathOwner(registry.composed, to)?.remote;
    const remotes = [...(owner ? [owner] : []), ...slotPages.ownersAt(to)];
    return {
      isSamePage: from === to,
      owner,
      ownerNow: pathOwner(registry.current(), to)?.remote,
      releases: remotes.map(releaseOf),
      hasUnsavedInput: hasUnsavedInput(),
      isOnline: navigator.onLine,
    };
  };

  return { linkMode: (link) => linkMode(factsOf(link)) };
}
