import { forumYear } from '@raade/content-model/forum/forum-facts';
import { isOfForum } from '@raade/contracts/mail/audience-filter';
import type { AudienceRequest } from '@raade/contracts/mail/campaigns';
import { closedListMessage } from '@raade/contracts/registrants/registrant-lists';
import { HttpsError } from 'firebase-functions/https';
import { currentForum } from '../../../registrants/current-forum.ts';
import { closedAt, listDocument } from '../../../registrants/list-document.ts';
import { campaignDocument, readCampaignState } from '../campaign-document.ts';

/**
 * The request with the forum of its audience: that of the corrected campaign, else the one it names, else the current
 * one. A correction has the filter of the corrected campaign.
 *
 * @throws HttpsError `failed-precondition` if the list of that forum is closed
 */
export async function withOpenForum<Request extends AudienceRequest>(
  request: Request,
): Promise<Request & { readonly forum_id: string }> {
  const { corrects } = request;
  const corrected =
    corrects === undefined ? undefined : readCampaignState(await campaignDocument(corrects).get());
  const forum_id = corrected?.forum_id ?? request.forum_id ?? forumYear(await currentForum());
  const filter = corrected ? corrected.filter : request.filter;
  if (isOfForum(filter) && closedAt(await listDocument(forum_id).get())) {
    throw new HttpsError('failed-precondition', closedListMessage(forum_id));
  }
  return { ...request, forum_id, filter };
}
