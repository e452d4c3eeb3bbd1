import type { MenuItem, NavigationItem, RemoteLinks } from './navigation.ts';

interface PlacedLink {
  /** Place of the frame, like `menu`. */
  readonly place: string;
  readonly name: string;
  readonly href: string;
}

/** The links that a remote puts into the frame, and those of their dropdowns, each with its place. */
export function allLinks(links: RemoteLinks): PlacedLink[] {
  return Object.entries<readonly MenuItem[] | undefined>(links).flatMap(([place, items = []]) =>
    items
      .flatMap((item): NavigationItem[] => [item, ...(item.dropdown ?? [])])
      .map(({ name, href }) => ({ place, name, href })),
  );
}
