import type { RemoteLoader } from '../loading/remote-loader.ts';
import { pathOwner } from '../registry/find-owner.ts';
import type { RegistryStore } from '../registry/registry.store.ts';
import type { SlotPages } from './slot-pages.ts';

/**
 * How a link is followed. `inside`: the router shows the page with the loaded releases. `document`: the browser loads a
 * new document with the live releases.
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
  /** Decides how a link is followed, by the last read registry, without a request. Back and forward stay inside. */
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
   * True if this document's Content-Security-Policy blocks the page: it belongs to another area, or to a remote that is
   * missing in the registry.
   */
  const leavesDocument = ({ from, to }: LinkPaths) =>
    areaAt(to) !== areaAt(from) ||
    (ownerAt(to) === undefined && from !== to && registry.composed.scope === 'page');

  /** True if a new document would show another release or other content than this document can. */
  const hasNewerVersion = ({ to }: LinkPaths) => {
    const owner = ownerAt(to);
    // Content is one edition for the whole site, and every page shows some of it.
    if (registry.composed.content !== registry.current().content) return true;
    if (owner !== pathOwner(registry.current(), to)?.remote) return true;
    const remotes = [...(owner ? [owner] : []), ...slotPages.ownersAt(to)];
    return remotes.some(
      (remote) => loader.releaseFor(remote) !== registry.pointer(remote)?.release,
    );
  };

  return {
    linkMode(link) {
      if (leavesDocument(link)) return 'document';
      // A new document would lose unsaved input, and cannot load offline.
      if (hasUnsavedInput() || !navigator.onLine) return 'inside';
      if (link.isRedirect === true || link.from === link.to) return 'inside';
      return hasNewerVersion(link) ? 'document' : 'inside';
    },
  };
}
