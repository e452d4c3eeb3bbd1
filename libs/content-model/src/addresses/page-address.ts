import { FORUM_PATH } from '../program/session-address.ts';

/** The fields that decide the address of an item's page. Other items refer to it by its id, which never changes. */
interface AddressFields {
  /** The last part of the path, if it is not the id. */
  readonly address?: string | undefined;
  /** Earlier values of `address`. */
  readonly formerAddresses?: readonly string[] | undefined;
}

interface Speaker extends AddressFields {
  readonly id: string;
}

interface Project extends AddressFields {
  readonly slug: string;
}

/**
 * The path of a speaker's page.
 * @param pastPath the path of the page of the past forum, for its speakers
 */
export const speakerPath = ({ id, address = id }: Speaker, pastPath: string = FORUM_PATH) =>
  `${pastPath}/speakers/${address}`;

/** The path of a project's page. */
export const projectPath = ({ slug, address = slug }: Project) => `/projects/${address}`;

/**
 * Finds the item of an address: by its current address, or else by a former address or its id. In the second case
 * `movedTo` is the path of its page. Undefined if there is none.
 * @param pathOf returns the path of an item's page
 * @param idOf returns the id of an item
 */
export function itemAt<Item extends AddressFields>(
  items: readonly Item[],
  address: string | undefined,
  { pathOf, idOf }: { pathOf: (item: Item) => string; idOf: (item: Item) => string },
): { readonly item: Item; readonly movedTo?: string } | undefined {
  if (address === undefined) return undefined;
  const currentItem = items.find((item) => (item.address ?? idOf(item)) === address);
  if (currentItem) return { item: currentItem };
  const item = items.find((one) => idOf(one) === address || one.formerAddresses?.includes(address));
  return item && { item, movedTo: pathOf(item) };
}
