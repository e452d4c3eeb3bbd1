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
  const old = new Map(addressedItems(part, before).map((item) => [item.id, item]));
  return addressedItems(part, after).flatMap((now) => {
    const was = old.get(now.id);
    return was ? changes(was, now).map((says) => ({ part, item: now.id, says })) : [];
  });
}

function changes(was: AddressedItem, now: AddressedItem): readonly string[] {
  const said = changesForVisitors(was, now);
  if (said.length > 0 || isSame(was.formerAddresses, now.formerAddresses)) return said;
  return [`The former addresses of ${now.name} are listed otherwise, and lead where they led`];
}

/** Sentences about a new address of the page, and about added and removed former addresses. */
function changesForVisitors(was: AddressedItem, now: AddressedItem): readonly string[] {
  const leads = (item: AddressedItem, address: string) =>
    [item.id, item.address, ...item.formerAddresses].includes(address);
  const come = now.formerAddresses.filter((address) => !leads(was, address));
  const gone = was.formerAddresses.filter((address) => !leads(now, address));
  return [
    ...(was.address === now.address
      ? []
      : [`The page of ${now.name} moved from "${was.address}" to "${now.address}"`]),
    ...come.map((address) => `"${address}" leads to the page of ${now.name}`),
    ...gone.map((address) => `"${address}" leads to the page of ${now.name} no more`),
  ];
}
