import type { Content } from '../content.schema.ts';
import { newestFirst } from '../forum/archived-forum.ts';
import { pastForumPath } from '../programme/session-address.ts';
import { ADDRESSED, addressedItems, type AddressedPart } from './addressed-items.ts';
import { speakerPath } from './page-address.ts';

/** An address that leads to another. Both are from the site's root. */
interface MovedPage {
  readonly from: string;
  readonly to: string;
}

type Movable = Pick<Content, AddressedPart | 'past-forums'>;

/**
 * All addresses that lead on to the page of an item: those that it had before, and its id. A speaker of a past forum is
 * also found where they were while it was to come, unless somebody else is there now; of two years the later counts.
 */
export function movedPages(content: Movable): readonly MovedPage[] {
  const parts = Object.keys(ADDRESSED) as AddressedPart[];
  const items = parts.flatMap((part) => addressedItems(part, content));
  const moved = [
    ...items.flatMap(({ id, formerAddresses, path: to, pathWith }) =>
      [id, ...formerAddresses].map((address) => ({ from: pathWith(address), to })),
    ),
    ...newestFirst(content['past-forums']).flatMap(({ id: year, speakers }) =>
      speakers.flatMap((speaker) => {
        const { id, address = id, formerAddresses = [] } = speaker;
        const to = speakerPath(speaker, pastForumPath(year));
        return [address, id, ...formerAddresses].map((one) => ({
          from: speakerPath({ id: one }),
          to,
        }));
      }),
    ),
  ];
  const there = new Set(items.map(({ path }) => path));
  return moved.filter(({ from }) => {
    const isFree = !there.has(from);
    there.add(from);
    return isFree;
  });
}
