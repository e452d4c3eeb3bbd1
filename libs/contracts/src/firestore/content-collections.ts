import { type CollectionRow, forDays } from './collection-row.ts';
import { COLLECTIONS, EDITION_PARTS, PICTURE_VARIANTS } from '../base/collections.ts';

/** Of a picture that no edition has shown and no draft names. */
const UNUSED_PICTURE_DAYS = 30;

const FOR_EDITORS = { readBy: 'content.read', writtenBy: 'functions' } as const;

/** For everybody to read, once it is published. */
const SAID = {
  says: 'What this site says and has said, for good, so that we can go back to it.',
  erasure: 'nothing',
} as const;
/** Faces among them; whoever asks is taken out by whoever edits. */
const SHOWN = {
  says: `The pictures of this site: for good once it has shown them, so that we can go back to it; else for ${UNUSED_PICTURE_DAYS} days.`,
  unusedDays: UNUSED_PICTURE_DAYS,
  erasure: 'nothing',
} as const;
const WRITING = {
  says: 'What our staff is writing for this site, until it is published or discarded.',
  erasure: 'nothing',
} as const;

/** Rows of `COLLECTION_TABLE` for what the site says. */
export const CONTENT_COLLECTIONS = {
  contentDrafts: { path: COLLECTIONS.contentDrafts, ...FOR_EDITORS, kept: WRITING },
  contentEditions: { path: COLLECTIONS.contentEditions, ...FOR_EDITORS, kept: SAID },
  editionParts: {
    path: `${COLLECTIONS.contentEditions}/{id}/${EDITION_PARTS}`,
    ...FOR_EDITORS,
    kept: SAID,
  },
  contentPointer: { path: COLLECTIONS.contentPointer, ...FOR_EDITORS, kept: SAID },
  /** What waits for its time to be published, and what became of it. */
  contentPublications: {
    path: COLLECTIONS.contentPublications,
    ...FOR_EDITORS,
    kept: forDays(
      400,
      (days) =>
        `Which texts of this site our staff had published at a later time, for ${days} days.`,
      'nothing',
    ),
  },
  contentPictures: { path: COLLECTIONS.contentPictures, ...FOR_EDITORS, kept: SHOWN },
  pictureVariants: {
    path: `${COLLECTIONS.contentPictures}/{id}/${PICTURE_VARIANTS}`,
    ...FOR_EDITORS,
    kept: SHOWN,
  },
  /** Which item somebody is at, as their browser says. */
  contentPresence: {
    path: COLLECTIONS.contentPresence,
    readBy: 'content.read',
    writtenBy: 'owner',
    kept: forDays(
      2,
      (days) =>
        `That a member of our staff is at work on a text of this site, for ${days} days at most.`,
      'nothing',
    ),
  },
} as const satisfies Readonly<Record<string, CollectionRow>>;
