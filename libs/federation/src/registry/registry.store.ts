import type { Registry, LiveRelease } from '@raade/contracts/releases/registry';
import { logger } from '@raade/platform';
import { slotOwner } from './find-owner.ts';

export interface RegistryStore {
  /**
   * The registry that the publisher wrote into this page, from which its routes are created. If its `scope` is `page`,
   * the site has more remotes, whose pages are other documents.
   */
  readonly composed: Registry;
  /** The last registry that was read, limited to the remotes of `composed` if its scope is `page`. */
  current(): Registry;
  /** Names of all remotes that this page knows. */
  names(): readonly string[];
  /** The live release of a remote, as far as this page knows. */
  pointer(name: string): LiveRelease | undefined;
  /** The remote that fills a slot, if any. */
  ownerOfSlot(slot: string): string | undefined;
  /** Reads the registry again. Never rejects; if reading fails, the current registry stays. */
  refresh(): Promise<void>;
}

export interface RegistryOptions {
  /** The registry in the page, which the publisher has checked. */
  readonly composed: Registry;
  /** The address of the current registry. */
  readonly url: string;
}

interface RegistryStoreOptions extends RegistryOptions {
  /** Milliseconds after which a read is aborted. */
  readonly deadline: number;
}

/** Removes remotes that the composed registry lacks, since the page's Content-Security-Policy blocks them. */
function limitToScope({ scope, remotes }: Registry, newRegistry: Registry): Registry {
  if (scope !== 'page') return newRegistry;
  const entries = Object.entries(newRegistry.remotes).filter(([name]) => name in remotes);
  return { ...newRegistry, scope, remotes: Object.fromEntries(entries) };
}

/** Creates the registry of this page: first the composed one, later the last one that was read. */
export function createRegistryStore({
  composed,
  url,
  deadline,
}: RegistryStoreOptions): RegistryStore {
  let current = composed;
  let readCount = 0;
  let pendingRead: Promise<void> | undefined;

  function replaceCurrent(newRegistry: Registry): void {
    const registry = limitToScope(composed, newRegistry);
    for (const [remote, { release }] of Object.entries(registry.remotes)) {
      const oldRelease = current.remotes[remote]?.release;
      if (release !== oldRelease)
        logger.info('pointer moved', { remote, release, phase: 'registry', before: oldRelease });
    }
    current = registry;
  }

  async function read(): Promise<void> {
    readCount += 1;
    try {
      // Each read has its own URL, since the browser would reuse a request that hangs.
      const response = await fetch(`${url}?read=${readCount}`, {
        cache: 'no-store',
        signal: AbortSignal.timeout(deadline),
      });
      const { checkRegistry } = await import('./check-registry.lazy.ts');
      replaceCurrent(await checkRegistry(response));
    } catch (error) {
      logger.warn('registry not read', { phase: 'registry', read: readCount }, error);
    }
  }

  return {
    composed,
    current: () => current,
    names: () => Object.keys(current.remotes),
    pointer: (name) => current.remotes[name],
    ownerOfSlot: (slot) => slotOwner(current, slot),
    refresh() {
      pendingRead ??= read().finally(() => (pendingRead = undefined));
      return pendingRead;
    },
  };
}
