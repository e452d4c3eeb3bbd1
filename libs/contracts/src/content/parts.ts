/** The parts of the content; `libs/content-model` has a schema for each. */
export const CONTENT_PARTS = [
  'forum',
  'forum-phases',
  'forum-page',
  'sessions',
  'speakers',
  'past-forums',
  'sponsors',
  'attendees',
  'projects',
  'studios',
  'home',
  'about',
  'team',
  'videos',
  'contact',
  'privacy',
  'giving',
  'applications',
  'mails',
  'brand',
] as const;
export type ContentPart = (typeof CONTENT_PARTS)[number];

/** Limits on content from any sender. Texts of an item have narrower limits in its schema. */
export const CONTENT_LIMITS = {
  /** Of an item as JSON, and of an item's name. */
  itemBytes: 250_000,
  itemKeyLength: 200,
  /** Of a part as JSON: Firestore takes documents below 1 MiB. */
  partBytes: 1_000_000,
  /** Of all parts together: an edition is written in one transaction. */
  editionBytes: 4_000_000,
  depth: 16,
  drafts: 1000,
  /** Publications that wait for their time. */
  waiting: 20,
  note: 200,
} as const;
