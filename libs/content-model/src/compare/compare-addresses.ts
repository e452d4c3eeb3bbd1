import { type AddressedItem, addressedItems, hasAddresses } from '../addresses/addressed-items.ts';
import type { Content, ContentName } from '../content.schema.ts';
import { isSame } from '../editions/drafts-between.ts';
import type { Difference } from './difference.ts';

/**
 * Changes of the addresses of pages that exist in both states: `The page of Ama Sample moved from "ama" to "dr-ama"`.
 */
export function compareAddresses(
  part: ContentName,
  before: Content,
  after: Content,
): readonly Difference[] {
  if (!hasAddresses(part)) return [];
  const oldItems = new Map(addressedItems(part, before).map((item) => [item.id, item]));
  return addressedItems(part, after).flatMap((item) => {
    const oldItem = oldItems.get(item.id);
    return oldItem
      ? changes(oldItem, item).map((message) => ({ part, item: item.id, message }))
      : [];
  });
}

function changes(oldItem: AddressedItem, item: AddressedItem): readonly string[] {
  const sentences = changesForVisitors(oldItem, item);
  const hasSameList = isSame(oldItem.formerAddresses, item.formerAddresses);
  if (sentences.length > 0 || hasSameList) return sentences;
  return [`The former addresses of ${item.name} are listed otherwise, and lead where they led`];
}

/** Sentences about a new address of the page, and about added and removed former addresses. */
function changesForVisitors(oldItem: AddressedItem, item: AddressedItem): readonly string[] {
  const leadsTo = (target: AddressedItem, address: string) =>
    [target.id, target.address, ...target.formerAddresses].includes(address);
  const added = item.formerAddresses.filter((address) => !leadsTo(oldItem, address));
  const removed = oldItem.formerAddresses.filter((address) => !leadsTo(item, address));
  return [
    ...(oldItem.address === item.address
      ? []
      : [`The page of ${item.name} moved from "${oldItem.address}" to "${item.address}"`]),
    ...added.map((address) => `"${address}" leads to the page of ${item.name}`),
    ...removed.map((address) => `"${address}" leads to the page of ${item.name} no more`),
  ];
}
