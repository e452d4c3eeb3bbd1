import type { Content, ContentName } from '../content.schema.ts';
import type { Picture } from '../fields/picture.ts';
import type { Difference } from './difference.ts';

/** Items that may have a picture, with their ids. */
const ITEMS_OF = {
  speakers: ({ speakers }: Content) => speakers,
  team: ({ team }: Content) => team.members,
  projects: ({ projects }: Content) =>
    projects.map(({ slug, name, picture }) => ({ id: slug, name, picture })),
} as const;

const PICTURE_NAMES = { speakers: 'Portrait', team: 'Portrait', projects: 'Photo' } as const;

export const hasPictures = (part: ContentName): part is keyof typeof ITEMS_OF => part in ITEMS_OF;

/** Changes of the pictures of items that exist in both states: `Portrait of Ama Sample was replaced`. */
export function comparePictures(
  part: ContentName,
  before: Content,
  after: Content,
): readonly Difference[] {
  if (!hasPictures(part)) return [];
  const oldPictures = new Map(ITEMS_OF[part](before).map((item) => [item.id, item.picture]));
  return ITEMS_OF[part](after)
    .filter(({ id }) => oldPictures.has(id))
    .flatMap(({ id, name, picture }) =>
      changes(oldPictures.get(id), picture).map((change) => ({
        part,
        item: id,
        message: `${PICTURE_NAMES[part]} of ${name} ${change}`,
      })),
    );
}

function changes(before: Picture | undefined, after: Picture | undefined): string[] {
  if (!before && !after) return [];
  if (!before) return ['was added'];
  if (!after) return ['was removed'];
  if (before.id !== after.id) return ['was replaced'];
  const { alt: oldAlt, ...oldCrop } = before;
  const { alt: newAlt, ...newCrop } = after;
  return [
    ...(oldAlt === newAlt ? [] : ['was described anew']),
    ...(JSON.stringify(oldCrop) === JSON.stringify(newCrop) ? [] : ['is cut in another way']),
  ];
}
