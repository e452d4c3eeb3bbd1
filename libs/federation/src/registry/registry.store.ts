import type { Registry, LiveRelease } from '@raade/contracts/releases/registry';
import { logger } from '@raade/platform';
import { slotOwner } from './find-owner.ts';

export interface RegistryStore {
  /**
   * The registry that this page was composed with. The routes of the page are made of it. If its `scope` is `page`,
   * the site has more remotes, and their pages have documents of their own.
   */
  readonly composed: Registry;
  /** The registry as it was last read: of those remotes alone if the page knows no others. */
  current(): Registry;
  /** Names of all remotes that this page knows. */
  names(): readonly string[];
  /** The live release of a remote, as far as this page knows. */
  pointer(name: string): LiveRelease | undefined;
  /** The remote that fills a slot, if any. */
  ownerOfSlot(slot: string): string | undefined;
  /** Reads the registry again. Never rejects and changes nothing if it cannot be read. */
  refresh(): Promise<void>;
}

export interface RegistryOptions {
  /** The registry that came with the page, checked when the page was written. */
  readonly composed: Registry;
  /** The address to read it again at. */
  readonly url: string;
}

interface RegistryStoreOptions extends RegistryOptions {
  /** Milliseconds until one read is given up. */
  readonly deadline: number;
}

/** Removes remotes that the page was not composed with from a later registry: the page's policy would block them. */
function withinScope({ scope, remotes: known }: Registry, read: Registry): Registry {
  if (scope !== 'page') return read;
  const remotes = Object.entries(read.remotes).filter(([name]) => name in known);
  return { ...read, scope, remotes: Object.fromEntries(remotes) };
}

/** The registry of this page: the one that was composed into it, and whatever is read later. */
export function createRegistryStore({
  composed,
  url,
  deadline,
}: RegistryStoreOptions): RegistryStore {
  let current = composed;
  let reads = 0;
  let underway: Promise<void> | undefined;

  function take(read: Registry): void {
    const registry = withinScope(composed, read);
    for (const [remote, { release }] of Object.entries(registry.remotes)) {
      const before = current.remotes[remote]?.release;
      if (release !== before)
        logger.info('pointer moved', { remote, release, phase: 'registry', before });
    }
    current = registry;
  }

  async function read(): Promise<void> {
    reads += 1;
    try {
      // A URL of its own for each read: one that hangs would hold up the next.
      const response = await fetch(`${url}?read=${reads}`, {
        cache: 'no-store',
        signal: AbortSignal.timeout(deadline),
      });
      const { checkRegistry } = await import('./check-registry.lazy.ts');
      take(await checkRegistry(response));
    } catch (error) {
      logger.warn('registry not read', { phase: 'registry', read: reads }, error);
    }
  }

  return {
    composed,
    current: () => current,
    names: () => Object.keys(current.remotes),
    pointer: (name) => current.remotes[name],
    ownerOfSlot: (slot) => slotOwner(current, slot),
    refresh() {
      underway ??= read().finally(() => (underway = undefined));
      return underway;
    },
  };
}
