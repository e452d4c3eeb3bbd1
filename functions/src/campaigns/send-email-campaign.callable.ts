import * as z from 'zod/mini';
import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES, TASKS } from '@raade/contracts/callables';
import {
  newCampaignIdSchema,
  campaignRequestSchema,
  type CampaignResponse,
  type CheckedCampaignRequest,
} from '@raade/contracts/campaigns';
import type { Right } from '@raade/contracts/people/rights';
import { requireActor, type Actor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { mailCallable } from '../configuration/function-options.ts';
import { cleanedCampaign } from '../mail/compose/cleaned-campaign.ts';
import { requireStaff } from '../people/require-right.ts';
import { enqueue } from '../tasks/task-queue.ts';
import { countPages } from './audience/count-audience.ts';
import { type TestRecipient, testRecipient } from './admit-test.ts';
import { campaignGate } from './approval/second-member.ts';
import { createCampaign } from './create-campaign.ts';
import { NOBODY } from './messages.ts';
import { sendTestMail } from './send-test-mail.ts';

/** A larger audience was counted for the preview and is counted when it is frozen: whoever presses does not wait for it. */
const PAGES_COUNTED = 8;

/**
 * `send-email-campaign`: takes a `CampaignRequest` of a member of the staff, answers a `CampaignResponse`. A test is
 * sent before the answer; a campaign is on record by then, and sent by workers.
 */
export const sendEmailCampaignCallable = onCall(
  mailCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.sendEmailCampaign, async () => {
      const { uid } = requireStaff(auth);
      const request = checkedInput(campaignRequestSchema, data);
      const to = request.testMode ? await testRecipient(request.testEmail, uid) : undefined;
      const actor = await requireActor(auth, rightFor(to));
      const cleaned = { ...request, ...cleanedCampaign(request) };
      return to ? sendTestMail({ ...cleaned, to }, actor) : startCampaign(cleaned, actor);
    }),
);

/** @param to recipient of a test; undefined for a campaign */
function rightFor(to: TestRecipient | undefined): Right {
  if (!to) return 'campaigns.send';
  return to === 'elsewhere' ? 'campaigns.send-test-elsewhere' : 'campaigns.send-test';
}

async function startCampaign(
  request: CheckedCampaignRequest,
  actor: Actor,
): Promise<CampaignResponse> {
  // The schema asks for it wherever it is no test.
  const campaignId = z.parse(newCampaignIdSchema, request.campaignId);
  const { audience, isWhole } = await countPages(request, PAGES_COUNTED);
  const { recipients } = audience;
  if (recipients === 0 && isWhole) return { success: false, message: NOBODY };
  await createCampaign(campaignId, request, actor);
  await enqueue(TASKS.sendDeliveries, { campaignId });
  const waits = (await campaignGate(actor.actor, recipients)) === 'waits';
  return {
    success: true,
    ...(isWhole && { recipientCount: recipients }),
    ...(waits && { waits }),
  };
}
