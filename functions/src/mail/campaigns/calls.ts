import { CALLABLES } from '@raade/contracts/base/callables';
import {
  audienceRequestSchema,
  CAMPAIGN_ACTION_RIGHTS,
  campaignControlRequestSchema,
  campaignRequestSchema,
} from '@raade/contracts/mail/campaigns';
import { mailSwitchRequestSchema } from '@raade/contracts/mail/mail-switch';
import { noteAction } from '../../base/audit/audit-log.ts';
import { readingCall, staffCall } from '../../base/call.ts';
import { cleanedCampaign } from '../compose/cleaned-campaign.ts';
import { requireRight } from '../../base/rights/require-right.ts';
import { testRecipient } from './admit-test.ts';
import { countAudience } from './audience/count-audience.ts';
import { withOpenForum } from './audience/with-open-forum.ts';
import { campaignDocument } from './campaign-document.ts';
import { controlCampaign } from './control-campaign.ts';
import { sendTestMail } from './send-test-mail.ts';
import { startCampaign } from './start-campaign.ts';
import { switchMail } from './switch-mail.ts';

/** A test is sent before the answer; a campaign is on record by then, and sent by workers. */
export const sendEmailCampaignCall = staffCall({
  address: CALLABLES.sendEmailCampaign,
  request: campaignRequestSchema,
  right: ({ testMode }) => (testMode ? 'campaigns.send-test' : 'campaigns.send'),
  run: async (request, { actor, auth }) => {
    const cleaned = { ...request, ...cleanedCampaign(request) };
    if (!request.testMode) return startCampaign(cleaned, actor);
    const to = await testRecipient(request.testEmail, actor.actor);
    if (to === 'elsewhere') await requireRight(auth, 'campaigns.send-test-elsewhere');
    return sendTestMail({ ...cleaned, to }, actor);
  },
});

export const previewEmailCampaignCall = readingCall({
  address: CALLABLES.previewEmailCampaign,
  request: audienceRequestSchema,
  right: 'campaigns.preview',
  run: async (request) => countAudience(await withOpenForum(request)),
});

export const controlEmailCampaignCall = staffCall({
  address: CALLABLES.controlEmailCampaign,
  request: campaignControlRequestSchema,
  right: ({ action }) => CAMPAIGN_ACTION_RIGHTS[action],
  run: async (request, { actor }) => {
    await noteAction({
      action: 'control-email-campaign',
      ...actor,
      subject: campaignDocument(request.campaignId).path,
      details: { action: request.action },
    });
    return controlCampaign(request);
  },
});

export const controlMailCall = staffCall({
  address: CALLABLES.controlMail,
  request: mailSwitchRequestSchema,
  right: 'mail.control',
  run: ({ sending }, { actor }) => switchMail(sending, actor),
});
