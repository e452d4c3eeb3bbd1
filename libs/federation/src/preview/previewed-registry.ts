import type { Registry, LiveRelease } from '@raade/contracts/releases/registry';
import type { RegistryStore } from '../registry/registry.store.ts';
import { slotOwner } from '../registry/find-owner.ts';

/** Pointers by the names of their remotes. */
export type Pointers = Readonly<Record<string, LiveRelease>>;

export interface PreviewOutcome {
  /** Pointers in place of the live ones; none if the preview was refused. */
  readonly pointers: Pointers;
  /** True if paths or slots differ from the live releases, so that the site must be rendered again. */
  readonly changesRoutesOrSlots: boolean;
}

export interface Preview {
  /** Remotes for which a release is requested. They are not loaded before the outcome is known. */
  readonly remotes: readonly string[];
  /** Never rejects. */
  readonly outcome: Promise<PreviewOutcome>;
}

interface PreviewedRegistry {
  readonly registry: RegistryStore;
  /** Resolves once it is decided which release of a remote this page shows; undefined if there is nothing to decide. */
  readonly waitForDecision: (name: string) => Promise<void> | undefined;
}

const withPointers = (registry: Registry, pointers: Pointers): Registry => ({
  ...registry,
  remotes: { ...registry.remotes, ...pointers },
});

/** Wraps the live registry: once the outcome is known, it returns the previewed releases in place of the live ones. */
export function previewedRegistry(
  liveRegistry: RegistryStore,
  { remotes, outcome }: Preview,
): PreviewedRegistry {
  let previewedPointers: Pointers = {};
  const decision = outcome.then(({ pointers }) => void (previewedPointers = pointers));
  const current = () => withPointers(liveRegistry.current(), previewedPointers);
  const registry: RegistryStore = {
    names: () => liveRegistry.names(),
    refresh: () => liveRegistry.refresh(),
    current,
    get composed() {
      return withPointers(liveRegistry.composed, previewedPointers);
    },
    pointer: (name) => current().remotes[name],
    ownerOfSlot: (slot) => slotOwner(current(), slot),
  };
  return {
    registry,
    waitForDecision: (name) => (remotes.includes(name) ? decision : undefined),
  };
}
