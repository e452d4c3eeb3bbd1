import type { ContentPart } from '@raade/contracts/content/parts';

/** The page on which an item is edited. Null: the part itself; of a list, the list. */
export function itemAddress(part: ContentPart, item: string | null): string {
  const ofPart = `/editor/${part}`;
  return item === null ? ofPart : `${ofPart}/${encodeURIComponent(item)}`;
}
