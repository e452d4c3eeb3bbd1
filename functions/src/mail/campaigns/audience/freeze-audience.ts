import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { EXCLUSIONS } from '@raade/contracts/mail/campaigns';
import { WAITING } from '../../deliveries/delivery-state.ts';
import { checkApproval, type ApprovalCheck, sendOrWait } from '../approval/request-approval.ts';
import { expiryOf } from '../../../base/expires-at.ts';
import { firestore } from '../../../base/firestore.ts';
import { exclusionFor } from '../../suppressions/suppressed-kinds.ts';
import { reasonsIn, suppressionOf } from '../../suppressions/suppression.ts';
import {
  campaignDocument,
  campaignStateOf,
  type CampaignState,
  deliveriesOf,
} from '../campaign-document.ts';
import { type Audience, audiencePage } from './audience-page.ts';
import type { AudiencePage } from './read-page.ts';
import { hashesOf, selectRecipients } from './select-recipients.ts';

/**
 * Records the recipients of a campaign, one delivery for each address, page by page. A page, its counts and the
 * position of the next page are one commit: a worker that is killed loses nothing, and nothing is counted twice.
 *
 * @returns true once all are recorded; false if the campaign was paused, or the time of the run is over
 */
export async function freezeAudience(campaignId: string, isOver: () => boolean): Promise<boolean> {
  for (;;) {
    const campaign = campaignStateOf(await campaignDocument(campaignId).get());
    if (campaign.is_frozen) return true;
    if (campaign.status !== 'preparing' || isOver()) return false;
    const cursor = campaign.frozen_up_to;
    const page = await audiencePage(audienceOf(campaign), cursor);
    const atMost = campaign.deliveries.waiting + page.addressees.length;
    const check =
      page.next === null ? await checkApproval(campaignId, campaign, atMost) : undefined;
    await firestore().runTransaction((transaction) =>
      freezePage(transaction, campaignId, { cursor, page, check }),
    );
  }
}

const audienceOf = ({ recipient_type, forum_id, corrects, filter }: CampaignState): Audience => ({
  recipientType: recipient_type,
  forum_id,
  corrects: corrects?.id,
  filter,
});

interface PageToFreeze {
  readonly cursor: string | null;
  readonly page: AudiencePage;
  /** Set with the last page only. */
  readonly check: ApprovalCheck | undefined;
}

async function freezePage(
  transaction: Transaction,
  campaignId: string,
  { cursor, page, check }: PageToFreeze,
): Promise<void> {
  const hashes = hashesOf(page.addressees);
  const deliveries = deliveriesOf(campaignId);
  const [campaign, ...documents] = await transaction.getAll(
    campaignDocument(campaignId),
    ...hashes.map(suppressionOf),
    ...hashes.map((hash) => deliveries.doc(hash)),
  );
  if (!campaign) return;
  const state = campaignStateOf(campaign);
  const { status, is_frozen, frozen_up_to } = state;
  // Nothing is written if another worker was faster, or if staff have paused the campaign.
  if (status !== 'preparing' || is_frozen || frozen_up_to !== cursor) return;

  const byPath = new Map(documents.map((document) => [document.ref.path, document]));
  const { recipients, excluded } = selectRecipients(page.addressees, {
    exclusionOf: (hash) => exclusionFor(reasonsIn(byPath.get(suppressionOf(hash).path))),
    isRecorded: (hash) => byPath.get(deliveries.doc(hash).path)?.exists === true,
  });
  for (const { hash, ...recipient } of recipients) {
    transaction.create(deliveries.doc(hash), {
      ...recipient,
      ...WAITING,
      ...expiryOf('deliveries'),
      created_at: FieldValue.serverTimestamp(),
    });
  }
  const campaignToSend = {
    campaignId,
    campaign: state,
    recipients: state.deliveries.waiting + recipients.length,
  };
  transaction.update(campaign.ref, {
    'deliveries.waiting': FieldValue.increment(recipients.length),
    ...Object.fromEntries(
      EXCLUSIONS.map((group) => [`excluded.${group}`, FieldValue.increment(excluded[group])]),
    ),
    frozen_up_to: page.next ?? cursor,
    ...(check && { is_frozen: true, ...sendOrWait(transaction, campaignToSend, check) }),
  });
}
