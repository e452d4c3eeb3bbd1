import type { Registry, LiveRelease } from '@raade/contracts/releases/registry';
import type { RegistryStore } from '../registry/registry.store.ts';
import { slotOwner } from '../registry/find-owner.ts';

/** Pointers by the names of their remotes. */
export type Pointers = Readonly<Record<string, LiveRelease>>;

export interface PreviewOutcome {
  /** Pointers in place of the live ones; none if the preview was refused. */
  readonly pointers: Pointers;
  /** True if pages or slots are others than in the live releases, so that the site has to be drawn anew. */
  readonly movesPlaces: boolean;
}

export interface Preview {
  /** Remotes of which a release is asked for. They wait until it is certain which one this page shows. */
  readonly remotes: readonly string[];
  /** The decision; never rejects. */
  readonly outcome: Promise<PreviewOutcome>;
}

interface PreviewedRegistry {
  readonly registry: RegistryStore;
  /** Ends once it is certain which release of a remote this page shows; undefined if it is already. */
  readonly untilReleaseIsCertain: (name: string) => Promise<void> | undefined;
}

const withPointers = (registry: Registry, pointers: Pointers): Registry => ({
  ...registry,
  remotes: { ...registry.remotes, ...pointers },
});

/** A registry that tells of the previewed releases once they are certain, however often it is read again. */
export function previewedRegistry(
  live: RegistryStore,
  { remotes, outcome }: Preview,
): PreviewedRegistry {
  let shown: Pointers = {};
  const decision = outcome.then(({ pointers }) => void (shown = pointers));
  const current = () => withPointers(live.current(), shown);
  const registry: RegistryStore = {
    names: () => live.names(),
    refresh: () => live.refresh(),
    current,
    get composed() {
      return withPointers(live.composed, shown);
    },
    pointer: (name) => current().remotes[name],
    ownerOfSlot: (slot) => slotOwner(current(), slot),
  };
  return {
    registry,
    untilReleaseIsCertain: (name) => (remotes.includes(name) ? decision : undefined),
  };
}
