import type { ContentPart } from '@raade/contracts/content/parts';

/** The parts that are lists, with the field that is the key of an item. Each item of a list has its own draft. */
export const LISTS = {
  'past-forums': 'id',
  sessions: 'id',
  speakers: 'id',
  sponsors: 'name',
  attendees: 'id',
  projects: 'slug',
} as const satisfies Readonly<Partial<Record<ContentPart, string>>>;

/** True if a part is a list. */
export const isList = (part: ContentPart): part is keyof typeof LISTS => part in LISTS;

/** The key of an item in this list; undefined for an item without one. */
export function keyOf(part: ContentPart, item: unknown): string | undefined {
  if (!isList(part) || typeof item !== 'object' || item === null) return undefined;
  const key: unknown = Reflect.get(item, LISTS[part]);
  return typeof key === 'string' && key !== '' ? key : undefined;
}
