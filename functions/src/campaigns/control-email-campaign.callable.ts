import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { CAMPAIGN_ACTION_RIGHTS, campaignControlRequestSchema } from '@raade/contracts/campaigns';
import { requireActor } from '../audit/actor.ts';
import { noteAction } from '../audit/audit-log.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { mailCallable } from '../configuration/function-options.ts';
import { requireStaff } from '../people/require-right.ts';
import { campaignDocument } from './campaign-document.ts';
import { controlCampaign } from './control-campaign.ts';

/** `control-email-campaign`: takes a `CampaignControlRequest` of a member of the staff, answers a `CampaignControlResponse`. */
export const controlEmailCampaignCallable = onCall(
  mailCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.controlEmailCampaign, async () => {
      requireStaff(auth);
      const request = checkedInput(campaignControlRequestSchema, data);
      const actor = await requireActor(auth, CAMPAIGN_ACTION_RIGHTS[request.action]);
      await noteAction({
        action: CALLABLES.controlEmailCampaign,
        ...actor,
        subject: campaignDocument(request.campaignId).path,
        details: { action: request.action },
      });
      return controlCampaign(request);
    }),
);
