import type { Content } from '../content.schema.ts';
import { newestFirst } from '../forum/archived-forum.ts';
import { pastForumPath } from '../program/session-address.ts';
import { ID_FIELDS, addressedItems, type AddressedPart } from './addressed-items.ts';
import { speakerPath } from './page-address.ts';

/** A redirect from an old path to the path of a page. */
interface Redirect {
  readonly from: string;
  readonly to: string;
}

type ContentWithPages = Pick<Content, AddressedPart | 'past-forums'>;

/**
 * The redirects to pages of items, from their former addresses and their ids. A speaker of a past forum is also
 * redirected from the address during that forum, unless a current speaker has it. Of two past forums, the latest counts.
 */
export function movedPages(content: ContentWithPages): readonly Redirect[] {
  const parts = Object.keys(ID_FIELDS) as AddressedPart[];
  const items = parts.flatMap((part) => addressedItems(part, content));
  const redirects = [
    ...items.flatMap(({ id, formerAddresses, path: to, pathWith }) =>
      [id, ...formerAddresses].map((address) => ({ from: pathWith(address), to })),
    ),
    ...newestFirst(content['past-forums']).flatMap(({ id: year, speakers }) =>
      speakers.flatMap((speaker) => {
        const { id, address = id, formerAddresses = [] } = speaker;
        const to = speakerPath(speaker, pastForumPath(year));
        return [address, id, ...formerAddresses].map((old) => ({
          from: speakerPath({ id: old }),
          to,
        }));
      }),
    ),
  ];
  // A path has one meaning: its page, or else the first redirect from it.
  const usedPaths = new Set(items.map(({ path }) => path));
  return redirects.filter(({ from }) => {
    const isFree = !usedPaths.has(from);
    usedPaths.add(from);
    return isFree;
  });
}
