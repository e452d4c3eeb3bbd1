import { forumYear } from '@raade/content-model/forum/forum-facts';
import { isOfForum } from '@raade/contracts/mail/audience-filter';
import type { AudienceRequest } from '@raade/contracts/mail/campaigns';
import { closedListMessage } from '@raade/contracts/registrants/registrant-lists';
import { HttpsError } from 'firebase-functions/https';
import { currentForum } from '../../../registrants/current-forum.ts';
import { closedAt, listDocument } from '../../../registrants/list-document.ts';
import { campaignDocument, readCampaignState } from '../campaign-document.ts';

/**
 * Completes a request with the forum of its audience: the forum of the corrected campaign, else the requested forum,
 * else the current one. A correction also gets the filter of the corrected campaign.
 *
 * @throws HttpsError `failed-precondition` if the list of that forum is closed
 */
export async function withOpenForum<Request extends AudienceRequest>(
  request: Request,
): Promise<Request & { readonly forum_id: string }> {
  const { corrects } = request;
  const correctedCampaign =
    corrects === undefined ? undefined : readCampaignState(await campaignDocument(corrects).get());
  const forum_id =
    correctedCampaign?.forum_id ?? request.forum_id ?? forumYear(await currentForum());
  const filter = correctedCampaign ? correctedCampaign.filter : request.filter;
  if (isOfForum(filter) && closedAt(await listDocument(forum_id).get())) {
    throw new HttpsError('failed-precondition', closedListMessage(forum_id));
  }
  return { ...request, forum_id, filter };
}
