import { FORUM_PATH } from '../programme/session-address.ts';

/** The fields that decide the address of an item's page. Other items name the item by its id, which never changes. */
interface Addressed {
  /** The last part of the address, if it is not the id. */
  readonly address?: string | undefined;
  /** Last parts that it had before. */
  readonly formerAddresses?: readonly string[] | undefined;
}

interface Speaker extends Addressed {
  readonly id: string;
}

interface Project extends Addressed {
  readonly slug: string;
}

/**
 * The page of a speaker, from the site's root.
 * @param pastPath the page of the past forum at which they spoke
 */
export const speakerPath = ({ id, address = id }: Speaker, pastPath: string = FORUM_PATH) =>
  `${pastPath}/speakers/${address}`;

/** The page of a project, from the site's root. */
export const projectPath = ({ slug, address = slug }: Project) => `/projects/${address}`;

/**
 * The item whose page is at an address, or whose page an address leads to: one that it had before, or its id, by which
 * the content links to it. Undefined if there is none.
 * @param pathOf where the page of an item is
 * @param idOf the id by which other items name the item
 */
export function itemAt<Item extends Addressed>(
  items: readonly Item[],
  address: string | undefined,
  { pathOf, idOf }: { pathOf: (item: Item) => string; idOf: (item: Item) => string },
):
  | { readonly item: Item; /** Where its page is, if it is not here. */ movedTo?: string }
  | undefined {
  if (address === undefined) return undefined;
  const here = items.find((item) => (item.address ?? idOf(item)) === address);
  if (here) return { item: here };
  const item = items.find((one) => idOf(one) === address || one.formerAddresses?.includes(address));
  return item && { item, movedTo: pathOf(item) };
}
