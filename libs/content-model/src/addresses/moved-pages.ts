import type { Content } from '../content.schema.ts';
import { newestFirst } from '../forum/archived-forum.ts';
import { pastForumPath } from '../programme/session-address.ts';
import { ADDRESSED, addressedItems, type AddressedPart } from './addressed-items.ts';
import { speakerPath } from './page-address.ts';

/** A redirect from an old path to the path of a page. */
interface MovedPage {
  readonly from: string;
  readonly to: string;
}

type Movable = Pick<Content, AddressedPart | 'past-forums'>;

/**
 * The redirects to pages of items, from their former addresses and their ids. A speaker of a past forum is also
 * redirected from the address during that forum, unless a current speaker has it; the latest forum wins.
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
  const taken = new Set(items.map(({ path }) => path));
  return moved.filter(({ from }) => {
    const isFree = !taken.has(from);
    taken.add(from);
    return isFree;
  });
}
