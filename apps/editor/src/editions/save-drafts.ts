import { type Draft, mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import type { ImportContentRequest } from '@raade/contracts/content/drafts';
import type { ReadContentResponse } from '@raade/contracts/content/editions';
import type { ListedDraft } from '@raade/contracts/content/findings';
import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { contentRefusalOf } from '../newsroom/call-content.ts';
import type { ItemName } from '../newsroom/newsroom-state.ts';
import { reload } from '../newsroom/newsroom.store.ts';
import { importContent } from './call-editions.ts';

/** Why nothing was saved, in words, and the drafts that are in its way. */
export interface Failed {
  readonly says: string;
  readonly drafts?: readonly ItemName[];
}

/**
 * The request that makes drafts of several changes: of all of them or of none. Drafts of the same items that are not
 * among `replaced` are in their way.
 */
export const draftsRequest = (
  { parts, live }: Pick<ReadContentResponse, 'parts' | 'live'>,
  changes: readonly Draft[],
  replaced: readonly ListedDraft[] = [],
): ImportContentRequest => ({
  edition: live,
  file: { version: 1, edition: live, parts: mergeDrafts(parts, changes) },
  replaces: replaced.map(({ part, item, revision }) => ({ part, item, revision })),
});

/** Makes drafts; tells how many there are, or why there are none. */
export async function saveDrafts(request: ImportContentRequest): Promise<number | Failed> {
  try {
    const { drafts } = await importContent(request);
    await reload();
    return drafts;
  } catch (error) {
    logger.warn('drafts not saved', {}, error);
    // Another try begins with what others have done meanwhile.
    if (contentRefusalOf(error)) await reload();
    return failureOf(error);
  }
}

function failureOf(error: unknown): Failed {
  const refusal = contentRefusalOf(error);
  if (refusal?.reason === 'edition-changed') {
    return {
      says: 'Somebody has published meanwhile. Please begin again, and look at what it changes now.',
    };
  }
  if (refusal?.reason === 'drafts-changed') {
    return {
      says: 'There are drafts of the same items, which would be lost. Publish or discard them first:',
      drafts: refusal.drafts,
    };
  }
  return {
    says: refusalOf(
      error,
      'This could not be saved. Please try again: what is there already stays as it is.',
    ),
  };
}
