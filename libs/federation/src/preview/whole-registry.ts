import type { LiveRelease, Registry } from '@raade/contracts/releases/registry';
import type { Pointers } from './previewed-registry.ts';

/** The registry of the whole site, which is asked for if a page knows only some of its remotes. */
export async function wholeRegistry(registry: Registry, url: string): Promise<Registry> {
  if (registry.scope !== 'page') return registry;
  const response = await fetch(url, { cache: 'no-store' });
  const { checkRegistry } = await import('../registry/check-registry.lazy.ts');
  return checkRegistry(response);
}

/**
 * The pointers that matter to a page: code of remotes that it does not know would be kept out by its policy. Their
 * pages have documents of their own, which decide anew.
 */
export function pointersWithin({ scope, remotes }: Registry, pointers: Pointers): Pointers {
  if (scope !== 'page') return pointers;
  const known = Object.entries(pointers).filter(([name]) => Object.hasOwn(remotes, name));
  return Object.fromEntries(known);
}

const placesOf = ({ paths, slots }: LiveRelease) =>
  JSON.stringify([[...paths].sort(), [...slots].sort()]);

/** True if pages or sections are at other places than in the live releases, so that the drawn site no longer holds. */
export function movesPlaces({ remotes }: Registry, pointers: Pointers): boolean {
  return Object.entries(pointers).some(([name, pointer]) => {
    const live = remotes[name];
    return !live || placesOf(pointer) !== placesOf(live);
  });
}
