import { type Draft, mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import type { ImportContentRequest } from '@raade/contracts/content/drafts';
import type { ReadContentResponse } from '@raade/contracts/content/editions';
import type { ListedDraft } from '@raade/contracts/content/findings';
import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { contentRefusalOf, importContent } from '../editor-state/content-calls.ts';
import { reload } from '../editor-state/editor.store.ts';
import type { Refusal } from './refusal-notice.tsx';

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

const PUBLISHED =
  'Somebody has published meanwhile. Please begin again, and look at what it changes now.';
const NOT_SAVED =
  'This could not be saved. Please try again: what is there already stays as it is.';
const IN_THE_WAY =
  'There are drafts of the same items, which would be lost. Publish or discard them first:';

/**
 * Makes drafts; tells why there are none.
 * @param inTheWay what is to be done about drafts that are in the way
 */
export async function saveDrafts(
  request: ImportContentRequest,
  inTheWay = IN_THE_WAY,
): Promise<Refusal | undefined> {
  try {
    await importContent(request);
    await reload();
    return undefined;
  } catch (error) {
    logger.warn('drafts not saved', {}, error);
    // Another try begins with what others have done meanwhile.
    const refusal = contentRefusalOf(error);
    if (refusal) await reload();
    if (refusal?.reason === 'drafts-changed') return { says: inTheWay, drafts: refusal.drafts };
    const says = refusal?.reason === 'edition-changed' ? PUBLISHED : refusalOf(error, NOT_SAVED);
    return { says };
  }
}
