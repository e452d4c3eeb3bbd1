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
import { campaignGate } from './approval/second-member.ts';
import { countPages } from './audience/count-audience.ts';
import { withOpenForum } from './audience/with-open-forum.ts';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import type { Audience } from './audience/audience-page.ts';
import { noneExcluded } from './audience/sort-out.ts';
import { campaignDocument, campaignStateOf, deliveriesOf } from './campaign-document.ts';
import { takeDraft } from './drafts/campaign-draft.ts';

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
  // The schema requires it for all but tests.
  const campaignId = z.parse(newCampaignIdSchema, request.campaignId);
  const campaign = await withOpenForum(request);
  const isLater = campaign.startsAt !== undefined;
  const pages = isLater ? Number.POSITIVE_INFINITY : PAGES_COUNTED;
  const { audience, isWhole } = await countPages(campaign, pages);
  const { recipients } = audience;
  if (recipients === 0 && isWhole && !isLater) return { success: false, message: NOBODY };
  const waits = (await campaignGate(actor.actor, recipients)) === 'waits';
  await createCampaign(campaignId, { ...campaign, ...(waits && { toApprove: recipients }) }, actor);
  if (!isLater) await enqueue(TASKS.sendDeliveries, { campaignId });
  return {
    success: true,
    ...(isWhole && { recipientCount: recipients }),
    ...(waits && { waits }),
  };
}

type Words = Pick<CheckedCampaignRequest, 'subject' | 'content' | 'startsAt' | 'draftRevision'>;
interface Content extends Words, Audience {
  /** The number of recipients to approve; undefined if no approval is needed. */
  readonly toApprove?: number;
}

/**
 * Records a campaign in place of its draft, with an entry in the audit log. From then on it will be sent. A repeated
 * request changes nothing.
 *
 * @throws HttpsError `already-exists` if there is another one under its id, `invalid-argument` for a start out of bounds;
 * those of `correctedBy` and `takeDraft`
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
    const known = await transaction.get(document);
    if (known.exists) {
      const state = campaignStateOf(known);
      const isSame = Object.entries(text).every(
        ([name, value]) => Reflect.get(state, name) === value,
      );
      const others = [state.corrects?.id, state.filter, state.starts_at?.toMillis()];
      if (isSame && isDeepStrictEqual(others, [corrects, filter, starts_at?.toMillis()])) return;
      throw new HttpsError(
        'already-exists',
        'A campaign with other words was sent from this form before. Load the page again to send a new one.',
      );
    }
    if (starts_at && !canStartAt(starts_at.toMillis(), now)) {
      throw new HttpsError('invalid-argument', CAMPAIGN_MESSAGES.startsAt);
    }
    const corrected = await correctedBy(transaction, { recipientType, corrects });
    await takeDraft(transaction, campaignId, content.draftRevision);
    const campaign = {
      ...text,
      ...(corrected && { corrects: corrected }),
      ...(filter && { filter }),
      ...(starts_at && { starts_at }),
    };
    const waits = starts_at !== undefined && toApprove !== undefined;
    if (waits) {
      const asked = { campaignId, campaign, recipients: toApprove };
      requestApproval(transaction, asked, actor, starts_at);
    }
    transaction.create(document, {
      ...withSearchWords(COLLECTIONS.emailCampaigns, campaign),
      ...beginning(starts_at, waits),
      created_by: actor.actor,
      created_at: FieldValue.serverTimestamp(),
      preparing_since: FieldValue.serverTimestamp(),
      finished_at: null,
      excluded: noneExcluded(),
      deliveries: { waiting: 0, sending: 0, sent: 0, failed: 0, unknown: 0 },
      frozen_up_to: null,
      is_frozen: false,
    });
    noteActionWith(transaction, actor, 'send-email-campaign', document.path, {
      recipientType,
      forum: forum_id,
      ...(corrects && { corrects }),
      ...(filter && { of: filter.of }),
      ...(startsAt !== undefined && { startsAt }),
    });
  });
}

/** The status of a new campaign: prepared now, scheduled, or waiting for an approval. */
function beginning(starts_at: Timestamp | undefined, waits: boolean) {
  if (waits) return { status: 'awaiting-approval', wakes_at: null };
  if (starts_at) return { status: 'scheduled', wakes_at: starts_at };
  return { status: 'preparing', wakes_at: FieldValue.serverTimestamp() };
}

const IN_HAND: DeliveryStatus = 'sending';

/**
 * The campaign that a new one corrects; undefined if it corrects none. It must not be in progress: recipients who get
 * it while the audience of the correction is frozen might be missed.
 *
 * @throws HttpsError `not-found`, `invalid-argument` if it went to another group, or `failed-precondition` while it is
 *   being sent
 */
async function correctedBy(
  transaction: Transaction,
  { recipientType, corrects }: Pick<AudienceRequest, 'recipientType' | 'corrects'>,
): Promise<Corrected | undefined> {
  if (corrects === undefined) return undefined;
  const inHand = deliveriesOf(corrects)
    .where('status', '==', IN_HAND)
    .where('due_at', '>', Timestamp.now())
    .limit(1);
  const [campaign, taken] = await Promise.all([
    transaction.get(campaignDocument(corrects)),
    transaction.get(inHand),
  ]);
  if (!campaign.exists) throw new HttpsError('not-found', 'There is no such campaign.');
  const { subject, status, recipient_type } = campaignStateOf(campaign);
  if (recipient_type !== recipientType) throw new HttpsError('invalid-argument', NOT_ITS_GROUP);
  if (!hasStopped(status)) throw new HttpsError('failed-precondition', STILL_SENT);
  if (!taken.empty) throw new HttpsError('failed-precondition', STILL_IN_HAND);
  return { id: corrects, subject };
}

/** The message that staff read instead of a success. */
export const MAIL_IS_OFF =
  'All sending of emails is stopped. Switch it on again in the email management, then try again.';
const NOBODY = 'There is nobody in this group to write to.';
const NOT_ITS_GROUP = 'A correction goes to the group of the campaign that it corrects.';
const STILL_SENT =
  'The campaign that this corrects is still being sent. Pause it, then send the correction.';
const STILL_IN_HAND =
  'Some emails of the campaign that this corrects are being sent right now. Try again in a few minutes.';
