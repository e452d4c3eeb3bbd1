import type { Content, ContentName } from '../content.schema.ts';
import type { Picture } from '../fields/picture.ts';
import type { Difference } from './difference.ts';

/** Items that may have a picture, with their ids. */
const ITEMS = {
  speakers: ({ speakers }: Content) => speakers,
  team: ({ team }: Content) => team.members,
  projects: ({ projects }: Content) =>
    projects.map(({ slug, name, picture }) => ({ id: slug, name, picture })),
} as const;

const CALLED = { speakers: 'Portrait', team: 'Portrait', projects: 'Photo' } as const;

export const hasPictures = (part: ContentName): part is keyof typeof ITEMS => part in ITEMS;

/** Changes of the pictures of items that exist in both states: `Portrait of Ama Sample was replaced`. */
export function comparePictures(
  part: ContentName,
  before: Content,
  after: Content,
): readonly Difference[] {
  if (!hasPictures(part)) return [];
  const old = new Map(ITEMS[part](before).map((item) => [item.id, item.picture]));
  return ITEMS[part](after)
    .filter(({ id }) => old.has(id))
    .flatMap(({ id, name, picture }) =>
      changes(old.get(id), picture).map((what) => ({
        part,
        item: id,
        says: `${CALLED[part]} of ${name} ${what}`,
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
