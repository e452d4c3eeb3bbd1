import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { campaignSchema } from '@raade/contracts/mail/campaigns';
import { OVERVIEW_LIMITS, type OverviewPart } from '@raade/contracts/overview/overview';
import * as z from 'zod/mini';
import { collection } from '../base/firestore.ts';

const timestamp = z.instanceof(Timestamp);
const storedCampaignSchema = z.extend(campaignSchema, {
  created_at: timestamp,
  starts_at: z.optional(timestamp),
});

/** The newest campaigns, with the counts of their mails by state. */
export async function campaignFigures(
  transaction: Transaction,
): Promise<OverviewPart<'campaigns'>> {
  const newest = collection('emailCampaigns')
    .orderBy('created_at', 'desc')
    .limit(OVERVIEW_LIMITS.campaigns);
  const { docs } = await transaction.get(newest);
  return docs.flatMap((document) => {
    const storedCampaign = storedCampaignSchema.safeParse(document.data()).data;
    if (!storedCampaign) return [];
    const { subject, status, deliveries, created_at, starts_at } = storedCampaign;
    const createdAt = created_at.toDate().toISOString();
    // Responses carry an undefined property as null, which the schema of the overview refuses.
    const start = starts_at && { startsAt: starts_at.toDate().toISOString() };
    return { id: document.id, subject, status, deliveries, createdAt, ...start };
  });
}
