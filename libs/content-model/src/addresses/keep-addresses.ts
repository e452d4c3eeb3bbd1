import type { EditionParts } from '@raade/contracts/content/edition-file';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { keyOf } from '../editions/lists.ts';
import { keyedItems } from '../editions/merge-drafts.ts';
import { ID_FIELDS, type AddressedPart, hasAddresses } from './addressed-items.ts';

// Links must keep working when editors change the address of a page. So this module adds the old address to the item's
// `formerAddresses`, from which the site redirects.

/** An item. Its fields may have any values, since drafts may be invalid. */
type Fields = Readonly<Record<string, ContentValue>>;

const isFields = (value: ContentValue | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: ContentValue | undefined): value is string =>
  typeof value === 'string' && value !== '';

/** The current address of an item: its field `address`, or else its id. */
const addressOf = (part: AddressedPart, item: Fields): string | undefined =>
  isText(item['address']) ? item['address'] : keyOf(part, item);

/** The list `formerAddresses` of an item, unchecked; empty if there is none. */
const formerOf = ({ formerAddresses: former }: Fields): readonly ContentValue[] =>
  Array.isArray(former) ? former : [];

/** The former addresses of an item that are texts. */
const formerTextsOf = (item: Fields): readonly string[] => formerOf(item).filter(isText);

/** A copy of an item with these former addresses, which may contain unfinished input of editors. */
function withFormer(item: Fields, formerAddresses: readonly ContentValue[]): ContentValue {
  const others = Object.entries(item).filter(([field]) => field !== 'formerAddresses');
  const list = formerAddresses.length === 0 ? {} : { formerAddresses: [...formerAddresses] };
  return { ...Object.fromEntries(others), ...list };
}

/**
 * Adds the live address of an item to its former addresses if `item` has another address, and removes it if not.
 * @param live the published item
 * @param item its draft
 */
export function keepAddress(
  part: ContentPart,
  live: ContentValue,
  item: ContentValue,
): ContentValue {
  if (!hasAddresses(part) || !isFields(live) || !isFields(item)) return item;
  const address = addressOf(part, live);
  if (address === undefined) return item;
  const former = formerOf(item);
  const isMoved = address !== addressOf(part, item);
  if (isMoved === former.includes(address)) return item;
  return withFormer(item, isMoved ? [...former, address] : former.filter((old) => old !== address));
}

/** Removes the current address of an item from its former ones. It is among them if the item got an old address back. */
function withoutOwn(part: AddressedPart, item: ContentValue): ContentValue {
  if (!isFields(item)) return item;
  const ownAddress = addressOf(part, item);
  const former = formerOf(item);
  const others = former.filter((address) => address !== ownAddress);
  return others.length === former.length ? item : withFormer(item, others);
}

/** Returns an item with its new former addresses. `others` are all addresses of the other items. */
type Update = (live: Fields, item: Fields, others: ReadonlySet<string>) => ContentValue;

/** Updates the items of a list that were live before. */
function updateAll(part: AddressedPart, before: ContentValue, after: ContentValue, update: Update) {
  const liveItems = new Map(keyedItems(part, before).map(({ key, value }) => [key, value]));
  const items = keyedItems(part, after);
  const addresses = items.map(({ value }) => (isFields(value) ? addressesOf(part, value) : []));
  return items.map(({ key, value }, index) => {
    const live = liveItems.get(key);
    if (!isFields(live) || !isFields(value)) return value;
    const others = addresses.filter((_addresses, other) => other !== index).flat();
    return update(live, value, new Set(others));
  });
}

/** All addresses that lead to an item: its id, its address and its former ones. */
const addressesOf = (part: AddressedPart, item: Fields): readonly string[] => [
  ...[keyOf(part, item), addressOf(part, item)].filter(isText),
  ...formerTextsOf(item),
];

/** Updates all lists whose items have pages. */
function updateParts(
  before: EditionParts,
  after: EditionParts,
  updateOf: (part: AddressedPart) => Update,
) {
  const updated = { ...after };
  for (const part of Object.keys(ID_FIELDS) as AddressedPart[]) {
    if (Array.isArray(after[part]))
      updated[part] = updateAll(part, before[part], after[part], updateOf(part));
  }
  return updated;
}

/** Updates the next edition: if the page of an item moves, its live address becomes a former address. */
export const keepAddresses = (live: EditionParts, next: EditionParts): EditionParts =>
  updateParts(live, next, (part) => (old, item) => withoutOwn(part, keepAddress(part, old, item)));

/**
 * Updates an earlier edition that is published again: addresses that its items got later become former addresses, so
 * that links to them still work, unless another item of that edition has the address.
 */
export const keepLaterAddresses = (live: EditionParts, earlier: EditionParts): EditionParts =>
  updateParts(live, earlier, (part) => (current, item, others) => {
    const laterAddresses = [...formerTextsOf(current), addressOf(part, current)].filter(isText);
    const own = addressesOf(part, item);
    const missing = laterAddresses.filter((one) => !own.includes(one) && !others.has(one));
    return missing.length === 0 ? item : withFormer(item, [...formerOf(item), ...missing]);
  });
