import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { EXCLUSIONS } from '@raade/contracts/mail/campaigns';
import { WAITING } from '../../deliveries/delivery-state.ts';
import { gateOfCampaign, type CampaignGate, passGate } from '../approval/request-approval.ts';
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
import { hashesOf, sortOut } from './sort-out.ts';

/**
 * Records the recipients of a campaign, one delivery for each address, page by page. A page, its counts and the
 * position of the next page are one commit: a worker that is killed loses nothing, and nothing is counted twice.
 *
 * @returns true once all are recorded; false if the campaign was paused, or `isTime` said that the time is over
 */
export async function freezeAudience(campaignId: string, isTime: () => boolean): Promise<boolean> {
  for (;;) {
    const campaign = campaignStateOf(await campaignDocument(campaignId).get());
    if (campaign.is_frozen) return true;
    if (campaign.status !== 'preparing' || isTime()) return false;
    const after = campaign.frozen_up_to;
    const page = await audiencePage(audienceOf(campaign), after);
    const atMost = campaign.deliveries.waiting + page.addressees.length;
    const gate =
      page.next === null ? await gateOfCampaign(campaignId, campaign, atMost) : undefined;
    await firestore().runTransaction((transaction) =>
      freezePage(transaction, campaignId, { after, page, gate }),
    );
  }
}

const audienceOf = ({ recipient_type, forum_id, corrects, filter }: CampaignState): Audience => ({
  recipientType: recipient_type,
  forum_id,
  corrects: corrects?.id,
  filter,
});

interface Step {
  readonly after: string | null;
  readonly page: AudiencePage;
  /** Set with the last page only. */
  readonly gate: CampaignGate | undefined;
}

async function freezePage(
  transaction: Transaction,
  campaignId: string,
  { after, page, gate }: Step,
): Promise<void> {
  const hashes = hashesOf(page.addressees);
  const deliveries = deliveriesOf(campaignId);
  const [campaign, ...known] = await transaction.getAll(
    campaignDocument(campaignId),
    ...hashes.map(suppressionOf),
    ...hashes.map((hash) => deliveries.doc(hash)),
  );
  if (!campaign) return;
  const state = campaignStateOf(campaign);
  const { status, is_frozen, frozen_up_to } = state;
  // Another worker was faster, or staff have paused the campaign.
  if (status !== 'preparing' || is_frozen || frozen_up_to !== after) return;

  const byPath = new Map(known.map((document) => [document.ref.path, document]));
  const { recipients, excluded } = sortOut(page.addressees, {
    exclusionOf: (hash) => exclusionFor(reasonsIn(byPath.get(suppressionOf(hash).path))),
    isThere: (hash) => byPath.get(deliveries.doc(hash).path)?.exists === true,
  });
  for (const { hash, ...recipient } of recipients) {
    transaction.create(deliveries.doc(hash), {
      ...recipient,
      ...WAITING,
      ...expiryOf('deliveries'),
      created_at: FieldValue.serverTimestamp(),
    });
  }
  const frozen = {
    campaignId,
    campaign: state,
    recipients: state.deliveries.waiting + recipients.length,
  };
  transaction.update(campaign.ref, {
    'deliveries.waiting': FieldValue.increment(recipients.length),
    ...Object.fromEntries(
      EXCLUSIONS.map((why) => [`excluded.${why}`, FieldValue.increment(excluded[why])]),
    ),
    frozen_up_to: page.next ?? after,
    ...(gate && { is_frozen: true, ...passGate(transaction, frozen, gate) }),
  });
}
