import type { RemoteLinks } from './navigation.ts';

interface PlacedLink {
  /** Place of the frame, like `menu`. */
  readonly place: string;
  readonly name: string;
  readonly href: string;
}

interface AnyLink {
  readonly name: string;
  readonly href: string;
  readonly dropdown?: readonly AnyLink[] | undefined;
}

/** The links that a remote puts into the frame, and those of their dropdowns, each with its place. */
export function allLinks(links: RemoteLinks): PlacedLink[] {
  return Object.entries<readonly AnyLink[] | undefined>(links).flatMap(([place, items = []]) =>
    items
      .flatMap((item): AnyLink[] => [item, ...(item.dropdown ?? [])])
      .map(({ name, href }) => ({ place, name, href })),
  );
}
