import {
  campaignIdSchema,
  campaignSchema,
  type DeliveryStatus,
  deliverySchema,
} from '@raade/contracts/mail/campaigns';
import { COLLECTIONS, DELIVERIES } from '@raade/contracts/base/collections';
import {
  readDocument,
  readList,
  readNewest,
  type ReadingEnd,
  timestampSchema,
} from '@raade/firebase/documents';
import { environment } from '@raade/platform';
import * as z from 'zod/mini';
import { auditedRead } from '../../reading/audited-read.ts';

const CAMPAIGNS_AT_ONCE = 10;
const DELIVERIES_AT_ONCE = 50;

const recordedCampaignSchema = z.extend(campaignSchema, {
  created_at: timestampSchema,
  /** There if it was scheduled. */
  starts_at: z.optional(timestampSchema),
  finished_at: z.nullish(timestampSchema),
});
export type RecordedCampaign = z.output<typeof recordedCampaignSchema>;

/** The newest campaigns, or those that follow where an earlier page ended. */
export function readCampaigns(after: ReadingEnd | undefined) {
  return readNewest(environment(), {
    collection: COLLECTIONS.emailCampaigns,
    newestBy: 'created_at',
    limit: CAMPAIGNS_AT_ONCE,
    schema: recordedCampaignSchema,
    after,
  });
}

/** Null if there is none of this id, which may be anything that somebody wrote into an address. */
export async function readCampaign(id: string): Promise<RecordedCampaign | null> {
  if (!z.safeParse(campaignIdSchema, id).success) return null;
  const campaign = await readDocument(environment(), {
    collection: COLLECTIONS.emailCampaigns,
    id,
    schema: recordedCampaignSchema,
  });
  return campaign ?? null;
}

/** The recipients of a campaign and the state of each email; of one status, or of all. */
export function readDeliveries(
  campaignId: string,
  status: DeliveryStatus | undefined,
  after: ReadingEnd | undefined,
) {
  const collection = `${COLLECTIONS.emailCampaigns}/${campaignId}/${DELIVERIES}`;
  return auditedRead(collection, () =>
    readList(environment(), {
      collection,
      where: status && { field: 'status', equals: status },
      limit: DELIVERIES_AT_ONCE,
      schema: deliverySchema,
      after,
    }),
  );
}
