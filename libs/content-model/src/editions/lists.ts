import type { ContentPart } from '@raade/contracts/content/parts';

/** Parts that are lists, whose items are drafts of their own, and the field by which an item is known. */
const LISTS: Readonly<Partial<Record<ContentPart, string>>> = {
  sessions: 'id',
  speakers: 'id',
  'past-forums': 'id',
  sponsors: 'name',
  attendees: 'id',
  projects: 'slug',
};

export const isList = (part: ContentPart): boolean => part in LISTS;

/** What an item of this list is known by; undefined for one that lacks it. */
export function keyOf(part: ContentPart, item: unknown): string | undefined {
  const field = LISTS[part];
  if (field === undefined || typeof item !== 'object' || item === null) return undefined;
  const key: unknown = Reflect.get(item, field);
  return typeof key === 'string' && key !== '' ? key : undefined;
}
