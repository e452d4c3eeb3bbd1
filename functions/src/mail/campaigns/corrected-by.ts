import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  type AudienceRequest,
  type Corrected,
  type DeliveryStatus,
  standsStill,
} from '@raade/contracts/mail/campaigns';
import { campaignDocument, campaignStateOf, deliveriesOf } from './campaign-document.ts';
import { NOT_ITS_GROUP, STILL_IN_HAND, STILL_SENT } from './messages.ts';

const IN_HAND: DeliveryStatus = 'sending';

/**
 * The campaign that a new one corrects; undefined if it corrects none. It has to stand still: who gets it while the
 * recipients of its correction are written down might be missed.
 *
 * @throws HttpsError `not-found`, `invalid-argument` if it went to another group, or `failed-precondition` while it is
 *   being sent
 */
export async function correctedBy(
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
  if (!standsStill(status)) throw new HttpsError('failed-precondition', STILL_SENT);
  if (!taken.empty) throw new HttpsError('failed-precondition', STILL_IN_HAND);
  return { id: corrects, subject };
}
