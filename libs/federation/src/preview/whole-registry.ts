import type { LiveRelease, Registry } from '@raade/contracts/releases/registry';
import type { Pointers } from './previewed-registry.ts';

/** Returns the registry of the whole site. It is fetched if the page's registry contains only some remotes. */
export async function wholeRegistry(registry: Registry, url: string): Promise<Registry> {
  if (registry.scope !== 'page') return registry;
  const response = await fetch(url, { cache: 'no-store' });
  const { checkRegistry } = await import('../registry/check-registry.lazy.ts');
  return checkRegistry(response);
}

/**
 * The pointers of remotes that the page's registry contains. The page's Content-Security-Policy would block the others;
 * their pages are other documents, which check the preview themselves.
 */
export function pointersInScope({ scope, remotes }: Registry, pointers: Pointers): Pointers {
  if (scope !== 'page') return pointers;
  const entries = Object.entries(pointers).filter(([name]) => Object.hasOwn(remotes, name));
  return Object.fromEntries(entries);
}

const routesAndSlotsOf = ({ paths, slots }: LiveRelease) =>
  JSON.stringify([[...paths].sort(), [...slots].sort()]);

/** True if the paths or slots of the previewed releases differ from those of the live ones. */
export function changesRoutesOrSlots({ remotes }: Registry, pointers: Pointers): boolean {
  return Object.entries(pointers).some(([name, pointer]) => {
    const live = remotes[name];
    return !live || routesAndSlotsOf(pointer) !== routesAndSlotsOf(live);
  });
}
