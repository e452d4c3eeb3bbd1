import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { campaignSchema } from '@raade/contracts/mail/campaigns';
import { OVERVIEW_LIMITS, type OverviewPart } from '@raade/contracts/overview/overview';
import * as z from 'zod/mini';
import { collection } from '../base/firestore.ts';

const storedSchema = z.extend(campaignSchema, { created_at: z.instanceof(Timestamp) });

/** The newest campaigns, with the counts of their mails by state. */
export async function campaignFigures(
  transaction: Transaction,
): Promise<OverviewPart<'campaigns'>> {
  const newest = collection('emailCampaigns')
    .orderBy('created_at', 'desc')
    .limit(OVERVIEW_LIMITS.campaigns);
  const { docs } = await transaction.get(newest);
  return docs.flatMap((document) => {
    const stored = storedSchema.safeParse(document.data()).data;
    if (!stored) return [];
    const { subject, status, deliveries, created_at } = stored;
    const createdAt = created_at.toDate().toISOString();
    return { id: document.id, subject, status, deliveries, createdAt };
  });
}
