import { type Draft, mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import type { ImportContentRequest } from '@raade/contracts/content/drafts';
import type { ReadContentResponse } from '@raade/contracts/content/editions';
import type { ListedDraft } from '@raade/contracts/content/findings';
import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { contentRefusalOf, importContent } from '../editor-state/content-calls.ts';
import { reloadContent } from '../editor-state/editor.store.ts';
import type { Refusal } from './refusal-notice.tsx';

/**
 * The request that saves several changes as drafts, all of them or none. It is refused if an item has a draft that is
 * not among `replacedDrafts`.
 */
export const draftsRequest = (
  { parts, live }: Pick<ReadContentResponse, 'parts' | 'live'>,
  changes: readonly Draft[],
  replacedDrafts: readonly ListedDraft[] = [],
): ImportContentRequest => ({
  edition: live,
  file: { version: 1, edition: live, parts: mergeDrafts(parts, changes) },
  replaces: replacedDrafts.map(({ part, item, revision }) => ({ part, item, revision })),
});

const OUTDATED =
  'Somebody has published in the meantime. Please start again and review the changes.';
const NOT_SAVED = 'This could not be saved. Existing drafts have not changed. Please try again.';
const DRAFTS_EXIST =
  'There are drafts of the same items, which would be lost. Publish or discard them first:';

/**
 * Saves drafts, and reads the content again.
 * @param draftsExist text for the user if the request would overwrite drafts
 * @returns the refusal; undefined if the drafts were saved
 */
export async function saveDrafts(
  request: ImportContentRequest,
  draftsExist = DRAFTS_EXIST,
): Promise<Refusal | undefined> {
  try {
    await importContent(request);
    await reloadContent();
    return undefined;
  } catch (error) {
    logger.warn('drafts not saved', {}, error);
    // Another try begins with the current state of the server.
    const refusal = contentRefusalOf(error);
    if (refusal) await reloadContent();
    if (refusal?.reason === 'drafts-changed')
      return { message: draftsExist, drafts: refusal.drafts };
    const message = refusal?.reason === 'edition-changed' ? OUTDATED : refusalOf(error, NOT_SAVED);
    return { message };
  }
}
