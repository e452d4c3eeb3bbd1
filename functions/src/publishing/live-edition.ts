import { SAMPLE_REVISION } from '@raade/content-model/sample-content';
import type { ContentData } from '@raade/contracts/content-data';
import { SAMPLE_EDITION } from '@raade/contracts/content/values';
import { type LivePointer, pointerDocument, pointerIn } from '../content/documents.ts';
import { knownParts } from '../content/edition-parts.ts';

export const readContentPointer = async (): Promise<LivePointer> =>
  pointerIn(await pointerDocument().get());

/**
 * What pages show: the edition that a pointer names. Undefined where none was published, or the sample is live again:
 * then pages show what their releases were built with.
 */
export async function editionOf(pointer: LivePointer): Promise<ContentData | undefined> {
  const [newest] = pointer.moves;
  if (pointer.edition === SAMPLE_EDITION || !newest) return undefined;
  return {
    // Calendars have the sample's number, so each move has a larger one; a roll back is a change for them, too.
    revision: {
      sequence: SAMPLE_REVISION.sequence + pointer.revision,
      at: newest.at.toDate().toISOString(),
    },
    parts: await knownParts(pointer.edition),
  };
}

/** The edition that is live. */
export const liveEdition = async (): Promise<ContentData | undefined> =>
  editionOf(await readContentPointer());
