import { randomUUID } from 'node:crypto';
import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES, TASKS } from '@raade/contracts/callables';
import {
  campaignRequestSchema,
  type CampaignResponse,
  type CheckedCampaignRequest,
} from '@raade/contracts/campaigns';
import { campaignGate } from '../approvals/second-member.ts';
import { requireActor, type Actor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { mailCallable } from '../configuration/function-options.ts';
import { cleanedCampaign } from '../mail/compose/cleaned-campaign.ts';
import { requireStaff } from '../people/require-right.ts';
import { enqueue } from '../tasks/task-queue.ts';
import { countAudience } from './audience/count-audience.ts';
import { createCampaign } from './create-campaign.ts';
import { NOBODY } from './messages.ts';
import { sendTestMail } from './send-test-mail.ts';

/**
 * `send-email-campaign`: takes a `CampaignRequest` of a member of the staff, answers a `CampaignResponse`. A test is
 * sent before the answer; a campaign is on record by then, and sent by workers.
 */
export const sendEmailCampaignCallable = onCall(
  mailCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.sendEmailCampaign, async () => {
      requireStaff(auth);
      const request = checkedInput(campaignRequestSchema, data);
      const actor = await requireActor(
        auth,
        request.testMode ? 'campaigns.send-test' : 'campaigns.send',
      );
      const cleaned = { ...request, ...cleanedCampaign(request) };
      return cleaned.testMode ? sendTestMail(cleaned, actor) : startCampaign(cleaned, actor);
    }),
);

async function startCampaign(
  request: CheckedCampaignRequest,
  actor: Actor,
): Promise<CampaignResponse> {
  const { recipients } = await countAudience(request.recipientType);
  if (recipients === 0) return { success: false, message: NOBODY };
  const campaignId = request.campaignId ?? randomUUID();
  await createCampaign(campaignId, request, actor);
  await enqueue(TASKS.sendDeliveries, { campaignId });
  const waits = (await campaignGate(actor.actor, recipients)) === 'waits';
  return { success: true, recipientCount: recipients, ...(waits && { waits }) };
}
