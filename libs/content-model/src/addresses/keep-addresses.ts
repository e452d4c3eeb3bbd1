import type { EditionParts } from '@raade/contracts/content/edition-file';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { keyOf } from '../editions/lists.ts';
import { keyedItems } from '../editions/merge-drafts.ts';
import { ADDRESSED, type AddressedPart, hasAddresses } from './addressed-items.ts';

// Links must keep working when editors change the address of a page. This module adds the old address to the item's
// `formerAddresses`, from which the site redirects. It also handles drafts, which may be invalid, so fields are
// unknown.
type Fields = Readonly<Record<string, ContentValue>>;

const isFields = (value: ContentValue | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: ContentValue | undefined): value is string =>
  typeof value === 'string' && value !== '';

const addressIn = (part: AddressedPart, item: Fields): string | undefined =>
  isText(item['address']) ? item['address'] : keyOf(part, item);

/** The item's list of former addresses, unchecked; empty if there is none. */
const formerOf = ({ formerAddresses: former }: Fields): readonly ContentValue[] =>
  Array.isArray(former) ? former : [];

const formerIn = (item: Fields): readonly string[] => formerOf(item).filter(isText);

/** The item with these former addresses. They may contain unfinished input, which stays. */
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
  const address = addressIn(part, live);
  if (address === undefined) return item;
  const former = formerOf(item);
  const isMoved = address !== addressIn(part, item);
  if (isMoved === former.includes(address)) return item;
  return withFormer(item, isMoved ? [...former, address] : former.filter((one) => one !== address));
}

/**
 * Removes the current address of an item from its former addresses, where it is if the item got an old address back.
 */
function withoutOwn(part: AddressedPart, item: ContentValue): ContentValue {
  if (!isFields(item)) return item;
  const own = addressIn(part, item);
  const former = formerOf(item);
  const others = former.filter((one) => one !== own);
  return others.length === former.length ? item : withFormer(item, others);
}

/** Returns an item with its new former addresses. @param others all addresses of the other items */
type Update = (live: Fields, item: Fields, others: ReadonlySet<string>) => ContentValue;

function updateAll(part: AddressedPart, before: ContentValue, after: ContentValue, update: Update) {
  const old = new Map(keyedItems(part, before).map(({ key, value }) => [key, value]));
  const items = keyedItems(part, after);
  const claims = items.map(({ value }) => (isFields(value) ? claimsOf(part, value) : []));
  return items.map(({ key, value }, index) => {
    const live = old.get(key);
    if (!isFields(live) || !isFields(value)) return value;
    const others = claims.filter((_claims, place) => place !== index).flat();
    return update(live, value, new Set(others));
  });
}

/** All addresses that lead to an item: its id, its address and its former ones. */
const claimsOf = (part: AddressedPart, item: Fields): readonly string[] => [
  ...[keyOf(part, item), addressIn(part, item)].filter(isText),
  ...formerIn(item),
];

function inAllParts(
  before: EditionParts,
  after: EditionParts,
  updateOf: (part: AddressedPart) => Update,
) {
  const updated = { ...after };
  for (const part of Object.keys(ADDRESSED) as AddressedPart[]) {
    if (Array.isArray(after[part]))
      updated[part] = updateAll(part, before[part], after[part], updateOf(part));
  }
  return updated;
}

/** Updates the next edition: if the page of an item moves, its live address becomes a former address. */
export const keepAddresses = (live: EditionParts, next: EditionParts): EditionParts =>
  inAllParts(live, next, (part) => (was, item) => withoutOwn(part, keepAddress(part, was, item)));

/**
 * Updates an earlier edition that is published again: addresses that its items got later become former addresses, so
 * that links to them still work, unless another item of that edition has the address.
 */
export const keepLaterAddresses = (live: EditionParts, earlier: EditionParts): EditionParts =>
  inAllParts(live, earlier, (part) => (was, item, others) => {
    const since = [...formerIn(was), ...[addressIn(part, was)].filter(isText)];
    const own = claimsOf(part, item);
    const added = since.filter((address) => !own.includes(address) && !others.has(address));
    return added.length === 0 ? item : withFormer(item, [...formerOf(item), ...added]);
  });
