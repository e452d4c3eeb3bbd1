import type { ForumId } from '@raade/contracts/content/forum-id';
import type { CheckedAudienceRequest } from '@raade/contracts/mail/campaigns';
import { currentForum } from '../../../registrants/current-forum.ts';
import { listDocument, requireOpen } from '../../../registrants/list-document.ts';
import { campaignDocument, readCampaignState } from '../campaign-document.ts';

/**
 * The audience that a request asks for, with its forum: that of what it corrects, else the one it names, else the current
 * one.
 *
 * @throws HttpsError `failed-precondition` if the list of that forum is closed
 */
export async function ofOpenList<Request extends CheckedAudienceRequest>(
  request: Request,
): Promise<Request & { readonly forum_id: ForumId }> {
  const forum_id =
    (await forumOfCorrected(request)) ?? request.forum_id ?? (await currentForum()).id;
  requireOpen(await listDocument(forum_id).get(), forum_id);
  return { ...request, forum_id };
}

async function forumOfCorrected({ corrects }: CheckedAudienceRequest) {
  if (corrects === undefined) return undefined;
  return readCampaignState(await campaignDocument(corrects).get())?.forum_id;
}
