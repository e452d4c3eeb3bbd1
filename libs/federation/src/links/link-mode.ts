import type { RemoteLoader } from '../loading/remote-loader.ts';
import { pathOwner } from '../registry/find-owner.ts';
import type { RegistryStore } from '../registry/registry.store.ts';
import type { SlotPages } from './slot-pages.ts';

/**
 * `inside`: the router shows the page with the loaded releases. `document`: a new document with the live releases
 * loads.
 */
type LinkMode = 'inside' | 'document';

/** Paths, without query and hash. */
interface LinkPaths {
  readonly from: string;
  readonly to: string;
  /** True if the page redirects and the visitor has not followed a link. */
  readonly isRedirect?: boolean;
}

export interface LinkModes {
  /** Decides how a link is followed, by the registry as last read, without a request. Back and forward stay inside. */
  linkMode(link: LinkPaths): LinkMode;
}

interface LinkModesOptions {
  readonly registry: RegistryStore;
  readonly loader: RemoteLoader;
  readonly slotPages: SlotPages;
  readonly hasUnsavedInput: () => boolean;
  /** The area of each remote whose pages have their own Content-Security-Policy; the others share one. */
  readonly areas?: RemoteAreas;
}

/** Names of areas by remote. Remotes that are missing here are in the default area. */
export type RemoteAreas = Readonly<Record<string, string>>;

/**
 * Decides which links load a new document, so that open tabs get new releases. A loaded release cannot be replaced
 * within its document, so a link to a remote with a newer live release loads a document. So does a link to a path that
 * another remote owns by now.
 */
export function createLinkModes({
  registry,
  loader,
  slotPages,
  hasUnsavedInput,
  areas = {},
}: LinkModesOptions): LinkModes {
  const ownerAt = (path: string) => pathOwner(registry.composed, path)?.remote;
  const areaAt = (path: string) => areas[ownerAt(path) ?? ''];

  /**
   * A document keeps its Content-Security-Policy, which blocks other areas and remotes that its registry does not have.
   */
  const leavesDocument = ({ from, to }: LinkPaths) =>
    areaAt(to) !== areaAt(from) ||
    (ownerAt(to) === undefined && from !== to && registry.composed.scope === 'page');

  /** True if a new document would show another release or other content than this document can. */
  const hasMoved = ({ to }: LinkPaths) => {
    const owner = ownerAt(to);
    // Content is one edition for the whole site, and every page shows some of it.
    if (registry.composed.content !== registry.current().content) return true;
    if (owner !== pathOwner(registry.current(), to)?.remote) return true;
    return [...(owner ? [owner] : []), ...slotPages.ownersAt(to)].some(
      (remote) => loader.releaseFor(remote) !== registry.pointer(remote)?.release,
    );
  };

  return {
    linkMode(link) {
      if (leavesDocument(link)) return 'document';
      // A new document would lose unsaved input, and cannot load offline.
      const stays =
        link.isRedirect === true || link.from === link.to || hasUnsavedInput() || !navigator.onLine;
      return !stays && hasMoved(link) ? 'document' : 'inside';
    },
  };
}
