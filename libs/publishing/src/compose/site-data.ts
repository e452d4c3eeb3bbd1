import { isDeepStrictEqual } from 'node:util';
import type { Area, RemoteAreas } from '@raade/contracts/site/areas';
import type { Navigation, RemoteLinks } from '@raade/contracts/site/navigation';
import type { PageFrames } from '@raade/contracts/site/page-frame';
import { pageFrameAt } from '@raade/contracts/site/page-frame-at';
import type { PageDescriptor } from '@raade/contracts/site/pages';

/** A link without what only sorts it. */
function shown<Link extends { readonly order: number }>({ order: _order, ...link }: Link) {
  return link;
}

/** Links sorted by `order`; two that have the same follow the names of their remotes. */
function sorted<Link extends { readonly order: number }>(links: readonly Link[]) {
  return links.toSorted((a, b) => a.order - b.order).map(shown);
}

/**
 * The links of all remotes by their places in the frame.
 * @param links what each remote puts there, by its name; a release that was made before there were links has none
 */
export function navigationOf(links: Readonly<Record<string, RemoteLinks | undefined>>): Navigation {
  const byName = Object.entries(links).sort(([a], [b]) => (a < b ? -1 : 1));
  const at = <Place extends keyof RemoteLinks>(place: Place): NonNullable<RemoteLinks[Place]> =>
    byName.flatMap(([, remote]) => remote?.[place] ?? []);
  return {
    menu: sorted(at('menu')),
    actions: sorted(at('actions')),
    menuFoot: sorted(at('menuFoot')),
    explore: sorted(at('explore')),
    contact: sorted(at('contact')),
    legal: sorted(at('legal')),
    waysOn: sorted(at('waysOn')),
    countdown: sorted(at('countdown')),
  };
}

type FramedPage = Pick<PageDescriptor, 'path' | 'frame'>;

/** Facts that pages have for the frame, without pages that share those of their prefix or have none. */
export function pageFramesOf(pages: readonly FramedPage[]): PageFrames {
  const all = Object.fromEntries(pages.map(({ path, frame }) => [path, frame ?? {}]));
  const telling = Object.entries(all).filter(([path, frame]) => {
    const others = { ...all };
    Reflect.deleteProperty(others, path);
    return !isDeepStrictEqual(pageFrameAt(others, path), frame);
  });
  return Object.fromEntries(telling);
}

/** The areas of remotes whose pages are not public. */
export function remoteAreasOf(
  declared: Readonly<Record<string, { readonly area?: Area | undefined }>>,
): RemoteAreas {
  const areas = Object.entries(declared).flatMap(([remote, { area }]) =>
    area && area !== 'public' ? [[remote, area] as const] : [],
  );
  return Object.fromEntries(areas);
}
