import { isDeepStrictEqual } from 'node:util';
import type { Area, RemoteAreas } from '@raade/contracts/site/areas';
import type { Navigation, RemoteLinks } from '@raade/contracts/site/navigation';
import type { PageFrames } from '@raade/contracts/site/page-frame';
import { pageFrameAt } from '@raade/contracts/site/page-frame-at';
import type { PageDescriptor } from '@raade/contracts/site/pages';

/** A link without its `order`. */
function withoutOrder<Link extends { readonly order: number }>({ order: _order, ...link }: Link) {
  return link;
}

/** Sorts links by `order`. The sort is stable, so links with the same order stay sorted by remote. */
function sortLinks<Link extends { readonly order: number }>(links: readonly Link[]) {
  return links.toSorted((a, b) => a.order - b.order).map(withoutOrder);
}

/**
 * The links of all remotes by their places in the frame.
 * @param links the links of each remote, by its name; undefined for old releases without links
 * @param area of the page; public pages do not contain the links of the staff area
 */
export function navigationOf(
  links: Readonly<Record<string, RemoteLinks | undefined>>,
  area: Area = 'public',
): Navigation {
  const byName = Object.entries(links).sort(([a], [b]) => (a < b ? -1 : 1));
  const linksAt = <Link extends { readonly order: number }>(
    select: (places: RemoteLinks) => readonly Link[] | undefined,
  ) => sortLinks(byName.flatMap(([, places]) => (places && select(places)) ?? []));
  return {
    menu: linksAt(({ menu }) => menu),
    actions: linksAt(({ actions }) => actions),
    menuFoot: linksAt(({ menuFoot }) => menuFoot),
    explore: linksAt(({ explore }) => explore),
    contact: linksAt(({ contact }) => contact),
    legal: linksAt(({ legal }) => legal),
    suggestedLinks: linksAt(({ suggestedLinks }) => suggestedLinks),
    countdown: linksAt(({ countdown }) => countdown),
    staff: area === 'staff' ? linksAt(({ staff }) => staff) : [],
  };
}

type FramedPage = Pick<PageDescriptor, 'path' | 'frame'>;

/** The settings of pages for the frame, without those that equal the settings of their prefix or the defaults. */
export function pageFramesOf(pages: readonly FramedPage[]): PageFrames {
  const all = Object.fromEntries(pages.map(({ path, frame }) => [path, frame ?? {}]));
  const entries = Object.entries(all).filter(([path, frame]) => {
    const others = { ...all };
    Reflect.deleteProperty(others, path);
    return !isDeepStrictEqual(pageFrameAt(others, path), frame);
  });
  return Object.fromEntries(entries);
}

/** The areas of remotes whose pages are not public. */
export function remoteAreasOf(
  policyFields: Readonly<Record<string, { readonly area?: Area | undefined }>>,
): RemoteAreas {
  const areas = Object.entries(policyFields).flatMap(([remote, { area }]) =>
    area && area !== 'public' ? [[remote, area] as const] : [],
  );
  return Object.fromEntries(areas);
}
