import type { PartsOfPages } from '@raade/content-model/provided/parts-of-pages';

/**
 * The parts of the content that each page reads, by the name of its chunk; they are embedded in the page. Reading
 * another part throws. A test opens each page with these parts alone.
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
  past: ['past-forums'],
  studios: ['applications', 'projects', 'studios'],
  project: ['applications', 'contact', 'projects', 'studios'],
  contact: ['contact', 'team'],
  privacy: ['contact', 'privacy'],
} as const satisfies PartsOfPages;

/** A kind of page, by the name of its chunk. */
export type PageKind = keyof typeof PARTS_OF_PAGES;
