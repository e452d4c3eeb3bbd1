import type { ContentName } from '@raade/content-model/content.schema';
import type { PartsOfPages } from '@raade/content-model/provided/parts-of-pages';

/**
 * The parts of the content that each page reads, by the name of its chunk; they are embedded in the page. Reading
 * another part throws. A test opens each page with these parts alone.
 */
export const PARTS_OF_PAGES = {
  donate: ['contact', 'giving'],
  'apply-student': ['applications', 'contact'],
  'apply-partner': ['applications', 'contact'],
  'apply-guest': ['contact', 'forum', 'forum-page', 'forum-phases', 'sessions'],
} as const satisfies PartsOfPages;

/** A kind of page, by the name of its chunk. */
export type PageKind = keyof typeof PARTS_OF_PAGES;

/** All parts that the pages and their descriptors (`pages.ts`) read. */
export const PARTS: readonly ContentName[] = [
  'applications',
  'contact',
  'forum',
  'forum-page',
  'forum-phases',
  'giving',
  'sessions',
];
