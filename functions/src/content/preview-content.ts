import { HttpsError } from 'firebase-functions/https';
import { mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import {
  ALL_DRAFTS,
  type PreviewContentRequest,
  type PreviewContentResponse,
} from '@raade/contracts/content/previews';
import { siteAssociationOf } from '@raade/publishing/content/site-association';
import { siteForumOf } from '@raade/publishing/content/site-forum';
import { knownParts, partsOf } from '../releases/editions/edition-parts.ts';
import { revisionAfter } from '../releases/editions/live-edition.ts';
import { asDraft } from './drafts/listed-draft.ts';
import { readPointer, readDrafts } from '../releases/editions/documents.ts';

/**
 * An edition, or all drafts, as pages would show it if it went live now.
 *
 * @throws HttpsError `not-found` for an edition that there is not
 */
export async function previewContent({
  edition,
}: PreviewContentRequest): Promise<PreviewContentResponse> {
  const pointer = await readPointer();
  const changes = edition === ALL_DRAFTS ? (await readDrafts()).map(asDraft) : undefined;
  const parts = changes
    ? mergeDrafts(await knownParts(pointer.edition), changes)
    : await partsOf(edition);
  if (!parts) throw new HttpsError('not-found', 'There is no such edition.');
  const content = { revision: revisionAfter(pointer), parts };
  const forum = siteForumOf(content);
  const association = siteAssociationOf(content);
  return { content, ...(forum && { forum }), ...(association && { association }) };
}
