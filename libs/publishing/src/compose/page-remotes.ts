import { isOwnPage } from '@raade/contracts/releases/owned-paths';
import type { Navigation } from '@raade/contracts/site/navigation';
import type { LiveRelease, Registry } from '@raade/contracts/releases/registry';
import { areaOf } from '../policy/area-policy.ts';
import type { Composition } from './composition.ts';
import { navigationOf } from './site-data.ts';

/**
 * How many remotes that the frame links to are known to each page beside its own: links to these are followed inside
 * its document. Each costs every page about 150 bytes.
 */
const MOST_NEIGHBOURS = 5;

/** The inputs that decide which remotes a page needs to know. */
export type Neighbourhood = Pick<Composition, 'registry' | 'declared' | 'links' | 'placedSlots'>;

/** The addresses of the frame's links, those that are seen first first. */
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

/** The remotes of the same area that the frame leads to, but for the owner of the page. */
function neighboursOf(site: Neighbourhood, owner: string): string[] {
  const area = areaOf(site, owner);
  const linked = linkedPaths(navigationOf(site.links)).flatMap((path) =>
    namesOf(site, ({ paths }) => isOwnPage(paths, path)),
  );
  const others = linked.filter((name) => name !== owner && areaOf(site, name) === area);
  return [...new Set(others)].slice(0, MOST_NEIGHBOURS);
}

/** The remotes that fill slots in pages of a remote. */
function fillersFor(site: Neighbourhood, remote: string): string[] {
  const placed = site.placedSlots[remote] ?? [];
  return namesOf(site, ({ slots }) => slots.some((slot) => placed.includes(slot)));
}

/**
 * The remotes that can be shown in the document of a page: its owner, those that the frame links to, and who fills
 * slots of these, as long as that goes on. Every other page of the site comes with a document of its own.
 */
export function pageRemotes(site: Neighbourhood, owner: string): ReadonlySet<string> {
  const remotes = new Set([owner, ...neighboursOf(site, owner)]);
  // A set gives those, too, that are added while it is walked through.
  for (const remote of remotes) for (const filler of fillersFor(site, remote)) remotes.add(filler);
  return remotes;
}

/** The registry reduced to these remotes, for one page. */
export function registryOfPage(registry: Registry, remotes: ReadonlySet<string>): Registry {
  const known = Object.entries(registry.remotes).filter(([name]) => remotes.has(name));
  return { ...registry, scope: 'page', remotes: Object.fromEntries(known) };
}
