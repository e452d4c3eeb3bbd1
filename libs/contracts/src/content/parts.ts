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
  /** Size of an item as JSON, and length of its name. */
  itemBytes: 250_000,
  itemKeyLength: 200,
  /** Size of a part as JSON: Firestore documents must be below 1 MiB. */
  partBytes: 1_000_000,
  /** Size of all parts together: an edition is written in one transaction. */
  editionBytes: 4_000_000,
  /** Levels of nested JSON. */
  depth: 16,
  /** Number of drafts. */
  drafts: 1000,
  /** Number of scheduled publications. */
  waiting: 20,
  /** Characters of a note to a publication. */
  note: 200,
} as const;
