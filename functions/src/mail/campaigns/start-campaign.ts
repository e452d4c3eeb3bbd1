import { TASKS } from '@raade/contracts/base/callables';
import {
  type CampaignResponse,
  type CheckedCampaignRequest,
  newCampaignIdSchema,
} from '@raade/contracts/mail/campaigns';
import * as z from 'zod/mini';
import type { Actor } from '../../base/audit/actor.ts';
import { enqueue } from '../../base/task-queue.ts';
import { campaignGate } from './approval/second-member.ts';
import { countPages } from './audience/count-audience.ts';
import { withOpenForum } from './audience/with-open-forum.ts';
import { createCampaign } from './create-campaign.ts';
import { NOBODY } from './messages.ts';

/** A larger audience was counted for the preview and is counted when it is frozen: whoever presses does not wait for it. */
const PAGES_COUNTED = 8;

/** Puts a campaign on record, with its HTML cleaned, and wakes a worker for it. */
export async function startCampaign(
  request: CheckedCampaignRequest,
  actor: Actor,
): Promise<CampaignResponse> {
  // The schema asks for it wherever it is no test.
  const campaignId = z.parse(newCampaignIdSchema, request.campaignId);
  const campaign = await withOpenForum(request);
  const { audience, isWhole } = await countPages(campaign, PAGES_COUNTED);
  const { recipients } = audience;
  if (recipients === 0 && isWhole) return { success: false, message: NOBODY };
  await createCampaign(campaignId, campaign, actor);
  await enqueue(TASKS.sendDeliveries, { campaignId });
  const waits = (await campaignGate(actor.actor, recipients)) === 'waits';
  return {
    success: true,
    ...(isWhole && { recipientCount: recipients }),
    ...(waits && { waits }),
  };
}
