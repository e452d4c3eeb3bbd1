import type { Content } from '../content.schema.ts';
import { ADDRESSED, addressedItems, type AddressedPart } from './addressed-items.ts';

/** An address that leads to another. Both are from the site's root. */
interface MovedPage {
  readonly from: string;
  readonly to: string;
}

/** All addresses that lead on to the page of an item: those that it had before, and its id. */
export function movedPages(content: Pick<Content, AddressedPart>): readonly MovedPage[] {
  return (Object.keys(ADDRESSED) as AddressedPart[]).flatMap((part) => {
    const items = addressedItems(part, content);
    const there = new Set(items.map(({ path }) => path));
    return items.flatMap(({ id, formerAddresses, path, pathWith }) =>
      [id, ...formerAddresses].flatMap((address) => {
        const from = pathWith(address);
        if (there.has(from)) return [];
        there.add(from);
        return [{ from, to: path }];
      }),
    );
  });
}
