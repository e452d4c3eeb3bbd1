import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { TASKS } from '@raade/contracts/base/callables';
import {
  CAMPAIGN_MESSAGES,
  canStartAt,
  type CampaignResponse,
  type CheckedCampaignRequest,
  newCampaignIdSchema,
  type AudienceRequest,
  type Corrected,
  type DeliveryStatus,
  hasStopped,
} from '@raade/contracts/mail/campaigns';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { withSearchWords } from '@raade/contracts/staff/search';
import type { Actor } from '../../base/audit/actor.ts';
import { enqueue } from '../../base/task-queue.ts';
import { requestApproval } from './approval/request-approval.ts';
import { approvalNeed } from './approval/second-member.ts';
import { countPages } from './audience/count-audience.ts';
import { withOpenForum } from './audience/with-open-forum.ts';
import { auditActionWith } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import type { Audience } from './audience/audience-page.ts';
import { noExclusions } from './audience/select-recipients.ts';
import { campaignDocument, campaignStateOf, deliveriesOf } from './campaign-document.ts';
import { deleteDraft } from './drafts/campaign-draft.ts';

/** Pages of the audience that are counted before the call answers. A larger audience is counted when it is frozen. */
const PAGES_COUNTED = 8;

/**
 * Records a campaign, with cleaned HTML, and starts a worker for it, unless it is scheduled for later. The approval of
 * a scheduled campaign is requested at once, for its current number of recipients.
 */
export async function startCampaign(
  request: CheckedCampaignRequest,
  actor: Actor,
): Promise<CampaignResponse> {
  // The schema requires an id for every campaign; only test mails have none.
  const campaignId = z.parse(newCampaignIdSchema, request.campaignId);
  const campaign = await withOpenForum(request);
  const isLater = campaign.startsAt !== undefined;
  const pages = isLater ? Number.POSITIVE_INFINITY : PAGES_COUNTED;
  const { audience, isComplete } = await countPages(campaign, pages);
  const { recipients } = audience;
  if (recipients === 0 && isComplete && !isLater) return { success: false, message: NO_RECIPIENTS };
  const isWaiting = (await approvalNeed(actor.actor, recipients)) === 'second-member';
  const content = { ...campaign, ...(isWaiting && { toApprove: recipients }) };
  await createCampaign(campaignId, content, actor);
  if (!isLater) await enqueue(TASKS.sendDeliveries, { campaignId });
  return {
    success: true,
    ...(isComplete && { recipientCount: recipients }),
    ...(isWaiting && { needsApproval: true }),
  };
}

type Draft = Pick<CheckedCampaignRequest, 'subject' | 'content' | 'startsAt' | 'draftRevision'>;
interface Content extends Draft, Audience {
  /** The number of recipients to approve; undefined if no approval is needed. */
  readonly toApprove?: number;
}

/**
 * Records a campaign in place of its draft, with an entry in the audit log. From then on it will be sent. A repeated
 * request changes nothing.
 *
 * @throws HttpsError `already-exists` if its id has another campaign, `invalid-argument` for a start out of bounds;
 * those of `requireCorrectable` and `deleteDraft`
 */
export async function createCampaign(
  campaignId: string,
  content: Content,
  actor: Actor,
  now = Date.now(),
): Promise<void> {
  const document = campaignDocument(campaignId);
  const { recipientType, forum_id, corrects, filter, startsAt, toApprove } = content;
  const { subject, content: html } = content;
  const text = { subject, content: html, recipient_type: recipientType, forum_id };
  const starts_at = startsAt === undefined ? undefined : Timestamp.fromDate(new Date(startsAt));
  await firestore().runTransaction(async (transaction) => {
    const existingCampaign = await transaction.get(document);
    if (existingCampaign.exists) {
      const state = campaignStateOf(existingCampaign);
      const isSame = Object.entries(text).every(
        ([name, value]) => Reflect.get(state, name) === value,
      );
      const storedOptions = [state.corrects?.id, state.filter, state.starts_at?.toMillis()];
      const requestedOptions = [corrects, filter, starts_at?.toMillis()];
      if (isSame && isDeepStrictEqual(storedOptions, requestedOptions)) return;
      throw new HttpsError(
        'already-exists',
        'A campaign with another text was already sent from this form. Reload the page to send a new one.',
      );
    }
    if (starts_at && !canStartAt(starts_at.toMillis(), now)) {
      throw new HttpsError('invalid-argument', CAMPAIGN_MESSAGES.startsAt);
    }
    const corrected = await requireCorrectable(transaction, { recipientType, corrects });
    await deleteDraft(transaction, campaignId, content.draftRevision);
    const campaign = {
      ...text,
      ...(corrected && { corrects: corrected }),
      ...(filter && { filter }),
      ...(starts_at && { starts_at }),
    };
    // A campaign that starts now requests its approval later, once its audience is frozen.
    const isWaiting = starts_at !== undefined && toApprove !== undefined;
    if (isWaiting) {
      const request = { campaignId, campaign, recipients: toApprove };
      requestApproval(transaction, request, actor, starts_at);
    }
    transaction.create(document, {
      ...withSearchWords(COLLECTIONS.emailCampaigns, campaign),
      ...initialStatus(starts_at, isWaiting),
      created_by: actor.actor,
      created_at: FieldValue.serverTimestamp(),
      preparing_since: FieldValue.serverTimestamp(),
      finished_at: null,
      excluded: noExclusions(),
      deliveries: { waiting: 0, sending: 0, sent: 0, failed: 0, unknown: 0 },
      frozen_up_to: null,
      is_frozen: false,
    });
    auditActionWith(transaction, actor, 'send-email-campaign', document.path, {
      recipientType,
      forum: forum_id,
      ...(corrects && { corrects }),
      ...(filter && { of: filter.of }),
      ...(startsAt !== undefined && { startsAt }),
    });
  });
}

/** The status of a new campaign: prepared now, scheduled, or waiting for an approval. */
function initialStatus(starts_at: Timestamp | undefined, isWaiting: boolean) {
  if (isWaiting) return { status: 'awaiting-approval', next_check_at: null };
  if (starts_at) return { status: 'scheduled', next_check_at: starts_at };
  return { status: 'preparing', next_check_at: FieldValue.serverTimestamp() };
}

const BEING_SENT: DeliveryStatus = 'sending';

/**
 * The campaign that a new one corrects; undefined if it corrects none. It must not be in progress: a recipient who gets
 * it while the audience of the correction is frozen might not get the correction.
 *
 * @throws HttpsError `not-found`, `invalid-argument` if it went to another group, or `failed-precondition` while it is
 *   being sent
 */
async function requireCorrectable(
  transaction: Transaction,
  { recipientType, corrects }: Pick<AudienceRequest, 'recipientType' | 'corrects'>,
): Promise<Corrected | undefined> {
  if (corrects === undefined) return undefined;
  const leasedDeliveries = deliveriesOf(corrects)
    .where('status', '==', BEING_SENT)
    .where('due_at', '>', Timestamp.now())
    .limit(1);
  const [campaign, leasedNow] = await Promise.all([
    transaction.get(campaignDocument(corrects)),
    transaction.get(leasedDeliveries),
  ]);
  if (!campaign.exists) throw new HttpsError('not-found', 'There is no such campaign.');
  const { subject, status, recipient_type } = campaignStateOf(campaign);
  if (recipient_type !== recipientType) throw new HttpsError('invalid-argument', OTHER_GROUP);
  if (!hasStopped(status)) throw new HttpsError('failed-precondition', CAMPAIGN_BEING_SENT);
  if (!leasedNow.empty) throw new HttpsError('failed-precondition', MAILS_BEING_SENT);
  return { id: corrects, subject };
}

/** Answer to staff while all sending of mail is switched off. */
export const MAIL_IS_OFF =
  'All sending is stopped. Start it again on the page Email Management, then try again.';
const NO_RECIPIENTS = 'This group has no recipients.';
const OTHER_GROUP = 'A correction goes to the group of the campaign that it corrects.';
const CAMPAIGN_BEING_SENT =
  'The campaign that this corrects is still being sent. Pause it, then send the correction.';
const MAILS_BEING_SENT =
  'Some emails of the campaign that this corrects are being sent right now. Try again in a few minutes.';
