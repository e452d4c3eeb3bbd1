import type { Content, ContentName } from '../content.schema.ts';
import { picturesIn, type NamedPicture } from '../pictures/pictures-in.ts';
import type { Difference } from './difference.ts';

const byItem = (content: Content) =>
  new Map(picturesIn(content).map((named) => [keyOf(named), named]));

const keyOf = ({ part, path }: NamedPicture) => `${part} ${path.join(' ')}`;

/** Items of both states, by what findings name them by. */
const ITEMS = {
  speakers: ({ speakers }: Content) => speakers.map(({ id, name }) => ({ id, name })),
  team: ({ team }: Content) => team.members.map(({ id, name }) => ({ id, name })),
  projects: ({ projects }: Content) => projects.map(({ slug, name }) => ({ id: slug, name })),
} as const;

const CALLED = { speakers: 'Portrait', team: 'Portrait', projects: 'Photo' } as const;

export const hasPictures = (part: ContentName): part is keyof typeof ITEMS => part in ITEMS;

/** What became of the pictures of items that were there before: `Portrait of Ama Sample was replaced`. */
export function comparePictures(
  part: ContentName,
  before: Content,
  after: Content,
): readonly Difference[] {
  if (!hasPictures(part)) return [];
  const [old, now] = [byItem(before), byItem(after)];
  const known = new Set(ITEMS[part](before).map(({ id }) => id));
  return ITEMS[part](after).flatMap(({ id, name }) => {
    const key = `${part} ${id} picture`;
    if (!known.has(id)) return [];
    return changes(old.get(key), now.get(key)).map((what) => ({
      ...{ part, item: id },
      says: `${CALLED[part]} of ${name} ${what}`,
    }));
  });
}

function changes(before: NamedPicture | undefined, after: NamedPicture | undefined): string[] {
  if (!before && !after) return [];
  if (!before) return ['was added'];
  if (!after) return ['was removed'];
  if (before.picture.id !== after.picture.id) return ['was replaced'];
  const { alt: said, ...shown } = before.picture;
  const { alt: says, ...shows } = after.picture;
  return [
    ...(said === says ? [] : ['was described anew']),
    ...(JSON.stringify(shown) === JSON.stringify(shows) ? [] : ['is cut in another way']),
  ];
}
