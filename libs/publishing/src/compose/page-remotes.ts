import { isOwnPage } from '@raade/contracts/releases/owned-paths';
import type { Navigation } from '@raade/contracts/site/navigation';
import type { LiveRelease, Registry } from '@raade/contracts/releases/registry';
import { areaOf } from '../policy/area-policy.ts';
import type { Composition } from './composition.ts';
import { navigationOf } from './site-data.ts';

/**
 * The maximum number of other remotes in the registry of a page. Links to these are followed without a new document.
 * Each adds about 150 bytes to every page.
 */
const MOST_NEIGHBOURS = 5;

/** The inputs that decide which remotes the registry of a page contains. */
export type Neighbourhood = Pick<Composition, 'registry' | 'declared' | 'links' | 'placedSlots'>;

/** The paths of the frame's links, most prominent first. */
function linkedPaths({ menu, actions, ...others }: Navigation): string[] {
  const links = [...menu, ...actions, ...Object.values(others).flat()];
  return links.map(({ href }) => new URL(href, 'http://localhost').pathname);
}

const namesOf = (
  { registry }: Neighbourhood,
  fits: (release: LiveRelease, name: string) => boolean,
): string[] =>
  Object.entries(registry.remotes).flatMap(([name, release]) =>
    fits(release, name) ? [name] : [],
  );

/** The remotes of the same area to which the frame links, without the owner of the page. */
function neighboursOf(site: Neighbourhood, owner: string): string[] {
  const area = areaOf(site, owner);
  const linked = linkedPaths(navigationOf(site.links)).flatMap((path) =>
    namesOf(site, ({ paths }) => isOwnPage(paths, path)),
  );
  const others = linked.filter((name) => name !== owner && areaOf(site, name) === area);
  return [...new Set(others)].slice(0, MOST_NEIGHBOURS);
}

/** The remotes that fill the slots in the pages of a remote. */
function fillersFor(site: Neighbourhood, remote: string): string[] {
  const placed = site.placedSlots[remote] ?? [];
  return namesOf(site, ({ slots }) => slots.some((slot) => placed.includes(slot)));
}

/**
 * The remotes that the document of a page can show: its owner, remotes to which the frame links, and those that fill
 * slots of any of these, transitively. A link to another remote loads a document.
 */
export function pageRemotes(site: Neighbourhood, owner: string): ReadonlySet<string> {
  const remotes = new Set([owner, ...neighboursOf(site, owner)]);
  // Iterating over a set includes values that are added meanwhile.
  for (const remote of remotes) for (const filler of fillersFor(site, remote)) remotes.add(filler);
  return remotes;
}

/** The registry reduced to these remotes, for one page. */
export function registryOfPage(registry: Registry, remotes: ReadonlySet<string>): Registry {
  const known = Object.entries(registry.remotes).filter(([name]) => remotes.has(name));
  return { ...registry, scope: 'page', remotes: Object.fromEntries(known) };
}
