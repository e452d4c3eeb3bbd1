import type { ContentName } from '@raade/content-model/content.schema';

/**
 * The parts of the content that each page reads, by the name of its chunk: they come with the page. A page that reads
 * another one throws; a test opens each page with these alone.
 */
export const PARTS_OF_PAGES = {
  home: ['brand', 'forum', 'home', 'projects', 'videos'],
  about: ['about', 'team'],
  forum: [
    'attendees',
    'contact',
    'forum',
    'forum-page',
    'forum-phases',
    'sessions',
    'speakers',
    'sponsors',
    'videos',
  ],
  registration: ['contact', 'forum', 'forum-page', 'forum-phases', 'sessions'],
  success: ['contact', 'forum', 'forum-phases', 'sessions'],
  speaker: ['forum', 'sessions', 'speakers'],
  studios: ['applications', 'projects', 'studios'],
  project: ['applications', 'contact', 'projects', 'studios'],
  contact: ['contact', 'team'],
  privacy: ['contact', 'privacy'],
} as const satisfies Record<string, readonly ContentName[]>;

/** A kind of page, by the name of its chunk. */
export type PageKind = keyof typeof PARTS_OF_PAGES;

const isKind = (chunk: string): chunk is PageKind => Object.hasOwn(PARTS_OF_PAGES, chunk);

/** The parts that pages of a chunk read. */
export const partsOf = (chunk: string): readonly ContentName[] =>
  isKind(chunk) ? PARTS_OF_PAGES[chunk] : [];
