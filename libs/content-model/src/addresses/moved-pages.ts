import type { Content } from '../content.schema.ts';
import { newestFirst } from '../forum/archived-forum.ts';
import { pastForumPath } from '../programme/session-address.ts';
import {
  ADDRESSED,
  type AddressedItem,
  addressedItems,
  type AddressedPart,
} from './addressed-items.ts';
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
  const past = pastSpeakers(content);
  const there = new Set([...items, ...past].map(({ path }) => path));
  const moved = (
    { id, address, formerAddresses, path }: AddressedItem,
    at: AddressedItem['pathWith'],
  ) =>
    [id, ...formerAddresses, address].flatMap((one) => {
      const from = at(one);
      if (there.has(from)) return [];
      there.add(from);
      return [{ from, to: path }];
    });
  return [
    ...items.flatMap((item) => moved(item, item.pathWith)),
    ...past.flatMap((item) => moved(item, item.pathWith)),
    ...past.flatMap((item) => moved(item, (address) => speakerPath({ id: item.id, address }))),
  ];
}

const pastSpeakers = (content: Movable): readonly AddressedItem[] =>
  newestFirst(content['past-forums']).flatMap(({ id, speakers }) =>
    addressedItems('speakers', { speakers, projects: [] }, pastForumPath(id)),
  );
