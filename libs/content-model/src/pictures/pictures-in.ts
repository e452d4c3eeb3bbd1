import * as z from 'zod/mini';
import type { Finding } from '../checks/finding.ts';
import { type Picture, pictureSchema } from '../fields/picture.ts';

/** A picture in the content, with its place. */
export interface NamedPicture extends Pick<Finding, 'part' | 'path'> {
  readonly picture: Picture;
  /** The name of the item. */
  readonly name: string;
}

// These schemas accept any content, since drafts may be invalid.
const itemSchema = z.looseObject({ name: z.string(), picture: z.optional(z.unknown()) });
const teamSchema = z.looseObject({ members: z.unknown() });

/** The parts whose items may have a picture, with the field that is the id of an item. */
const PLACES = [
  { part: 'speakers', key: 'id', itemsOf: (value: unknown) => value },
  {
    part: 'team',
    key: 'id',
    itemsOf: (value: unknown) => teamSchema.safeParse(value).data?.members,
  },
  { part: 'projects', key: 'slug', itemsOf: (value: unknown) => value },
] as const;

const pastSchema = z.array(z.looseObject({ id: z.string(), speakers: z.unknown() }));

/** All pictures in the content, including past forums. Invalid items are ignored. */
export function picturesIn(parts: Readonly<Record<string, unknown>>): readonly NamedPicture[] {
  const pastForums = pastSchema.safeParse(parts['past-forums']).data ?? [];
  return [
    ...picturesOfItems(parts),
    ...pastForums.flatMap(({ id, speakers }) =>
      picturesOfItems({ speakers }).map(({ part, path, ...rest }) => ({
        ...rest,
        part: 'past-forums' as const,
        path: [id, part, ...path],
      })),
    ),
  ];
}

/** The pictures of these parts, without past forums. */
function picturesOfItems(parts: Readonly<Record<string, unknown>>): readonly NamedPicture[] {
  return PLACES.flatMap(({ part, key, itemsOf }) => {
    const items = itemsOf(parts[part]);
    if (!Array.isArray(items)) return [];
    return items.flatMap((item: unknown) => {
      const { data } = itemSchema.safeParse(item);
      const { data: picture } = pictureSchema.safeParse(data?.picture);
      if (!data || !picture) return [];
      const id = data[key];
      const path = [typeof id === 'string' ? id : data.name, 'picture'];
      return [{ part, path, name: data.name, picture }];
    });
  });
}
