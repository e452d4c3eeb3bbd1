import type { ContentName } from '@raade/content-model/content.schema';

/**
 * The parts of the content that each page reads, by the name of its chunk: they come with the page. A page that reads
 * another one throws; a test opens each page with these alone.
 */
export const PARTS_OF_PAGES = {
  donate: ['contact', 'giving'],
  'apply-student': ['applications', 'contact'],
  'apply-partner': ['applications', 'contact'],
  'apply-guest': ['contact', 'forum', 'forum-page', 'forum-phases'],
} as const satisfies Record<string, readonly ContentName[]>;

/** A kind of page, by the name of its chunk. */
export type PageKind = keyof typeof PARTS_OF_PAGES;

const isKind = (chunk: string): chunk is PageKind => Object.hasOwn(PARTS_OF_PAGES, chunk);

/** The parts that pages of a chunk read. */
export const partsOf = (chunk: string): readonly ContentName[] =>
  isKind(chunk) ? PARTS_OF_PAGES[chunk] : [];

/** What pages read, and what tells the frame about them. */
export const PARTS: readonly ContentName[] = [
  'applications',
  'contact',
  'forum',
  'forum-page',
  'forum-phases',
  'giving',
];
