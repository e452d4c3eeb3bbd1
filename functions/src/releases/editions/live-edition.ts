import { SAMPLE_REVISION } from '@raade/content-model/sample-content';
import type { ContentData, Revision } from '@raade/contracts/content/content-data';
import { SAMPLE_EDITION } from '@raade/contracts/content/values';
import { type LivePointer, readPointer } from './documents.ts';
import { knownParts } from './edition-parts.ts';

/**
 * Returns the edition that a pointer names, for pages to show. Undefined if none was published or the sample is live
 * again: then pages show the content that their releases were built with.
 */
export const editionOf = (pointer: LivePointer): Promise<ContentData | undefined> =>
  shownAs(pointer, pointer.edition);

/** The same of an edition in its place, as if it were the live one. */
export async function shownAs(
  { moves: [newest], revision }: LivePointer,
  edition: string,
): Promise<ContentData | undefined> {
  if (edition === SAMPLE_EDITION || !newest) return undefined;
  return {
    revision: revisionOf(revision, newest.at.toDate()),
    parts: await knownParts(edition),
  };
}

// Calendars have the sample's number, so each move has a larger one; a roll back is a change for them, too.
const revisionOf = (moves: number, at: Date): Revision => ({
  sequence: SAMPLE_REVISION.sequence + moves,
  at: at.toISOString(),
});

/** The revision of what goes live next. */
export const revisionAfter = ({ revision }: LivePointer): Revision =>
  revisionOf(revision + 1, new Date());

/** The edition that is live. */
export const liveEdition = async (): Promise<ContentData | undefined> =>
  editionOf(await readPointer());
