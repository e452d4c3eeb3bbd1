import { SAMPLE_REVISION } from '@raade/content-model/sample-content';
import type { ContentData, Revision } from '@raade/contracts/content/content-data';
import { SAMPLE_EDITION } from '@raade/contracts/content/values';
import { type LivePointer, readPointer } from './documents.ts';
import { requireParts } from './edition-parts.ts';

/**
 * Reads the edition that a pointer names. Undefined if none was published or the sample is live again: then pages show
 * the content of their builds.
 */
export const editionOf = (pointer: LivePointer): Promise<ContentData | undefined> =>
  editionAsLive(pointer, pointer.edition);

/** Reads another edition with the revision of the live one; undefined for the sample, and without a pointer. */
export async function editionAsLive(
  { moves: [newest], revision }: LivePointer,
  edition: string,
): Promise<ContentData | undefined> {
  if (edition === SAMPLE_EDITION || !newest) return undefined;
  return {
    revision: revisionOf(revision, newest.at.toDate()),
    parts: await requireParts(edition),
  };
}

/**
 * The revision for calendar apps, which only accept greater sequence numbers. Each move of the pointer increases it,
 * rollbacks included, beginning from that of the sample.
 */
const revisionOf = (moves: number, at: Date): Revision => ({
  sequence: SAMPLE_REVISION.sequence + moves,
  at: at.toISOString(),
});

/** The revision of the next edition that goes live. */
export const revisionAfter = ({ revision }: LivePointer): Revision =>
  revisionOf(revision + 1, new Date());

/** Reads the live edition. */
export const liveEdition = async (): Promise<ContentData | undefined> =>
  editionOf(await readPointer());
