import type { RemoteLinks } from './navigation.ts';

interface PlacedLink {
  /** Place in the frame, like `menu`. */
  readonly place: string;
  readonly name: string;
  readonly href: string;
}

interface AnyLink {
  readonly name: string;
  readonly href: string;
  readonly dropdown?: readonly AnyLink[] | undefined;
  readonly waitingLists?: Readonly<Record<string, string>> | undefined;
}

/** Returns all links of a remote in the frame, including dropdowns and counts, each with its place. */
export function allLinks(links: RemoteLinks): PlacedLink[] {
  return Object.entries<readonly AnyLink[] | undefined>(links).flatMap(([place, items = []]) =>
    items
      .flatMap((item): AnyLink[] => [item, ...(item.dropdown ?? [])])
      .flatMap(({ name, href, waitingLists = {} }) =>
        [href, ...Object.values(waitingLists)].map((to) => ({ place, name, href: to })),
      ),
  );
}
