import { isOwnPage } from '@raade/contracts/releases/owned-paths';
import type { Navigation } from '@raade/contracts/site/navigation';
import type { LiveRelease, Registry } from '@raade/contracts/releases/registry';
import { areaOf } from '../policy/area-policy.ts';
import type { Composition } from './composition.ts';
import { navigationOf } from './site-data.ts';

/**
 * The maximum number of neighbors: other remotes in the registry of a page. Links to these are followed without a new
 * document. Each adds about 150 bytes to every page.
 */
const MAX_NEIGHBORS = 5;

/** The inputs that decide which remotes the registry of a page contains. */
export type Neighborhood = Pick<Composition, 'registry' | 'policyFields' | 'links' | 'placedSlots'>;

/** The paths of the frame's links, most prominent first. */
function linkedPaths({ menu, actions, ...others }: Navigation): string[] {
  const links = [...menu, ...actions, ...Object.values(others).flat()];
  return links.map(({ href }) => new URL(href, 'http://localhost').pathname);
}

const namesOf = (
  { registry }: Neighborhood,
  matches: (release: LiveRelease) => boolean,
): string[] =>
  Object.entries(registry.remotes).flatMap(([name, release]) => (matches(release) ? [name] : []));

/** The remotes of the same area to which the frame links, without the owner of the page. */
function neighborsOf(site: Neighborhood, owner: string): string[] {
  const area = areaOf(site, owner);
  const linkedRemotes = linkedPaths(navigationOf(site.links)).flatMap((path) =>
    namesOf(site, ({ paths }) => isOwnPage(paths, path)),
  );
  const others = linkedRemotes.filter((name) => name !== owner && areaOf(site, name) === area);
  return [...new Set(others)].slice(0, MAX_NEIGHBORS);
}

/** The remotes that fill the slots in the pages of a remote. */
function fillersFor(site: Neighborhood, remote: string): string[] {
  const slotsOfPages = site.placedSlots[remote] ?? [];
  return namesOf(site, ({ slots }) => slots.some((slot) => slotsOfPages.includes(slot)));
}

/**
 * The remotes that the document of a page can show: its owner, remotes to which the frame links, and those that fill
 * slots of any of these, transitively. A link to another remote loads a document.
 */
export function pageRemotes(site: Neighborhood, owner: string): ReadonlySet<string> {
  const remotes = new Set([owner, ...neighborsOf(site, owner)]);
  // Iterating over a set includes values that are added meanwhile.
  for (const remote of remotes) for (const filler of fillersFor(site, remote)) remotes.add(filler);
  return remotes;
}

/** The registry reduced to these remotes, for one page. */
export function registryOfPage(registry: Registry, remotes: ReadonlySet<string>): Registry {
  const entries = Object.entries(registry.remotes).filter(([name]) => remotes.has(name));
  return { ...registry, scope: 'page', remotes: Object.fromEntries(entries) };
}
