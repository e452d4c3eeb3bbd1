import type { EditionParts } from '@raade/contracts/content/edition-file';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { keyOf } from '../editions/lists.ts';
import { keyedItems } from '../editions/merge-drafts.ts';
import { ADDRESSED, type AddressedPart, hasAddresses } from './addressed-items.ts';

// Of drafts, which may be as nobody could publish them: nothing is known of their fields but what is looked for.

type Fields = Readonly<Record<string, ContentValue>>;

const isFields = (value: ContentValue | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: ContentValue | undefined): value is string =>
  typeof value === 'string' && value !== '';

const addressIn = (part: AddressedPart, item: Fields): string | undefined =>
  isText(item['address']) ? item['address'] : keyOf(part, item);

/** The item's list of former addresses, unchecked; empty if there is none. */
const listed = ({ formerAddresses: former }: Fields): readonly ContentValue[] =>
  Array.isArray(former) ? former : [];

const formerIn = (item: Fields): readonly string[] => listed(item).filter(isText);

/** The item with these former addresses; what is being written there may be none yet, and stays. */
function withFormer(item: Fields, formerAddresses: readonly ContentValue[]): ContentValue {
  const others = Object.entries(item).filter(([field]) => field !== 'formerAddresses');
  const list = formerAddresses.length === 0 ? {} : { formerAddresses: [...formerAddresses] };
  return { ...Object.fromEntries(others), ...list };
}

/**
 * An item as it shall become, with the address that its page has now among the former ones if it is to have another.
 * @param live the item as visitors see it
 */
export function keepAddress(
  part: ContentPart,
  live: ContentValue,
  item: ContentValue,
): ContentValue {
  if (!hasAddresses(part) || !isFields(live) || !isFields(item)) return item;
  const address = addressIn(part, live);
  if (address === undefined) return item;
  const former = listed(item);
  const isMoved = address !== addressIn(part, item);
  if (isMoved === former.includes(address)) return item;
  return withFormer(item, isMoved ? [...former, address] : former.filter((one) => one !== address));
}

/** The item without its own address among the former ones: it has that one again. */
function withoutOwn(part: AddressedPart, item: ContentValue): ContentValue {
  if (!isFields(item)) return item;
  const own = addressIn(part, item);
  const former = listed(item);
  const others = former.filter((one) => one !== own);
  return others.length === former.length ? item : withFormer(item, others);
}

type KeepIn = (live: Fields, item: Fields, others: ReadonlySet<string>) => ContentValue;

function keptIn(part: AddressedPart, before: ContentValue, after: ContentValue, keep: KeepIn) {
  const old = new Map(keyedItems(part, before).map(({ key, value }) => [key, value]));
  const items = keyedItems(part, after);
  const claims = items.map(({ value }) => (isFields(value) ? claimsOf(part, value) : []));
  return items.map(({ key, value }, index) => {
    const live = old.get(key);
    if (!isFields(live) || !isFields(value)) return value;
    const others = claims.filter((_claims, place) => place !== index).flat();
    return keep(live, value, new Set(others));
  });
}

const claimsOf = (part: AddressedPart, item: Fields): readonly string[] => [
  ...[keyOf(part, item), addressIn(part, item)].filter(isText),
  ...formerIn(item),
];

function inAllParts(
  before: EditionParts,
  after: EditionParts,
  keep: (part: AddressedPart) => KeepIn,
) {
  const kept = { ...after };
  for (const part of Object.keys(ADDRESSED) as AddressedPart[]) {
    if (Array.isArray(after[part]))
      kept[part] = keptIn(part, before[part], after[part], keep(part));
  }
  return kept;
}

/** The next edition. If the page of an item moves, its live address becomes one of the former ones. */
export const keepAddresses = (live: EditionParts, next: EditionParts): EditionParts =>
  inAllParts(live, next, (part) => (was, item) => withoutOwn(part, keepAddress(part, was, item)));

/**
 * An edition from before that is to be live again, with all addresses that have led to its items since, so that no link
 * ends. Those that others of its items have stay theirs.
 */
export const keepLaterAddresses = (live: EditionParts, earlier: EditionParts): EditionParts =>
  inAllParts(live, earlier, (part) => (was, item, others) => {
    const since = [...formerIn(was), ...[addressIn(part, was)].filter(isText)];
    const own = claimsOf(part, item);
    const added = since.filter((address) => !own.includes(address) && !others.has(address));
    return added.length === 0 ? item : withFormer(item, [...listed(item), ...added]);
  });
