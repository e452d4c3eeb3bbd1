import { FieldValue } from 'firebase-admin/firestore';
import { AUDIENCE_RIGHTS } from '@raade/contracts/mail/audience-filter';
import {
  CAMPAIGN_ACTION_RIGHTS,
  campaignControlRequestSchema,
} from '@raade/contracts/mail/campaign-control';
import {
  type AudienceRequest,
  audienceRequestSchema,
  campaignRequestSchema,
} from '@raade/contracts/mail/campaigns';
import {
  mailSwitchRequestSchema,
  type MailSwitchResponse,
} from '@raade/contracts/mail/mail-switch';
import { auditAction, auditActionWith } from '../../base/audit/audit-log.ts';
import { type Auth, readingCall, staffCall } from '../../base/call.ts';
import { cleanedCampaign } from '../compose/cleaned-campaign.ts';
import { requireRight } from '../../base/rights/require-right.ts';
import { testRecipient, sendTestMail } from './send-test-mail.ts';
import { countAudience } from './audience/count-audience.ts';
import { withOpenForum } from './audience/with-open-forum.ts';
import { campaignDocument } from './campaign-document.ts';
import { controlCampaign } from './control-campaign.ts';
import { startCampaign } from './start-campaign.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { mailSwitchDocument } from '../deliveries/mail-switch.ts';
import { firestore } from '../../base/firestore.ts';

/** Sends a test mail before it answers, or records a campaign, which workers send afterwards. */
export const sendEmailCampaignCall = staffCall(
  campaignRequestSchema,
  ({ testMode }) => (testMode ? 'campaigns.send-test' : 'campaigns.send'),
  async (request, actor, auth) => {
    const cleanRequest = { ...request, ...cleanedCampaign(request) };
    if (!request.testMode) {
      await requireRightToAudience(request, auth);
      return startCampaign(cleanRequest, actor);
    }
    const to = await testRecipient(request.testEmail, actor.actor);
    if (to === 'elsewhere') await requireRight(auth, 'campaigns.send-test-elsewhere');
    return sendTestMail({ ...cleanRequest, to }, actor);
  },
);

export const previewEmailCampaignCall = readingCall(
  audienceRequestSchema,
  'campaigns.preview',
  async (request, _uid, auth) => {
    await requireRightToAudience(request, auth);
    return countAudience(await withOpenForum(request));
  },
);

/** Staff may not count people, or write to them, whose records they may not read. */
async function requireRightToAudience({ filter }: AudienceRequest, auth: Auth): Promise<void> {
  if (filter) await requireRight(auth, AUDIENCE_RIGHTS[filter.of]);
}

export const controlEmailCampaignCall = staffCall(
  campaignControlRequestSchema,
  ({ action }) => CAMPAIGN_ACTION_RIGHTS[action],
  async (request, actor) => {
    const { path } = campaignDocument(request.campaignId);
    await auditAction(actor, 'control-email-campaign', path, { action: request.action });
    return controlCampaign(request);
  },
);

export const controlMailCall = staffCall(mailSwitchRequestSchema, 'mail.control', switchMail);

/** Switches all sending of mail off or on. Mails that the provider has already accepted still go out. */
async function switchMail(
  { sending }: { sending: boolean },
  actor: Actor,
): Promise<MailSwitchResponse> {
  const document = mailSwitchDocument();
  const batch = firestore().batch();
  const changed_at = FieldValue.serverTimestamp();
  batch.set(document, { sending, changed_by: actor.actor, changed_at });
  auditActionWith(batch, actor, 'control-mail', document.path, { sending });
  await batch.commit();
  return { sending };
}
