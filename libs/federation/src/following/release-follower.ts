import { unsavedForms } from '@raade/platform';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import { pathOwner } from '../registry/path-owner.ts';
import type { RegistryStore } from '../registry/registry.store.ts';
import { slotOwnersAt } from './slot-pages.ts';
import { type ShownRelease, type LinkFacts, type Way, wayOfLink } from './way-of-link.ts';

/** Paths, without query and hash. */
interface Link {
  readonly from: string;
  readonly to: string;
}

export interface ReleaseFollower {
  /** Decides at once, by what is known, how a link is followed. Asks nothing of the network. */
  wayOf(link: Link): Way;
}

interface Options {
  readonly registry: RegistryStore;
  readonly loader: RemoteLoader;
}

/** Leads visitors of an open tab to the releases that went live after its document was loaded. */
export function createReleaseFollower({ registry, loader }: Options): ReleaseFollower {
  const releaseOf = (remote: string): ShownRelease => ({
    remote,
    here: loader.releaseFor(remote),
    live: registry.pointer(remote)?.version,
  });

  const factsOf = ({ from, to }: Link): LinkFacts => {
    const owner = pathOwner(registry.composed, to)?.remote;
    const remotes = [...(owner ? [owner] : []), ...slotOwnersAt(to)];
    return {
      isSamePage: from === to,
      owner,
      ownerNow: pathOwner(registry.current(), to)?.remote,
      releases: remotes.map(releaseOf),
      hasUnsavedInput: unsavedForms().length > 0,
      isOnline: navigator.onLine,
    };
  };

  return {
    wayOf: (link) => wayOfLink(factsOf(link)),
  };
}
