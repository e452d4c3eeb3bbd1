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
  type PageCursor,
  timestampSchema,
} from '@raade/firebase/documents';
import { environment } from '@raade/platform';
import * as z from 'zod/mini';
import { auditedRead } from '../../reading/audited-read.ts';

const CAMPAIGNS_AT_ONCE = 10;
const DELIVERIES_AT_ONCE = 50;

const recordedCampaignSchema = z.extend(campaignSchema, {
  created_at: timestampSchema,
  /** The start time; only for scheduled campaigns. */
  starts_at: z.optional(timestampSchema),
  finished_at: z.nullish(timestampSchema),
});
export type RecordedCampaign = z.output<typeof recordedCampaignSchema>;

/** Reads the newest campaigns, or those after an earlier page. */
export function readCampaigns(after: PageCursor | undefined) {
  return readNewest(environment(), {
    collection: COLLECTIONS.emailCampaigns,
    newestBy: 'created_at',
    limit: CAMPAIGNS_AT_ONCE,
    schema: recordedCampaignSchema,
    after,
  });
}

/** Returns null if there is no such campaign. The id comes from the URL, so it may be any text. */
export async function readCampaign(id: string): Promise<RecordedCampaign | null> {
  if (!z.safeParse(campaignIdSchema, id).success) return null;
  const campaign = await readDocument(environment(), {
    collection: COLLECTIONS.emailCampaigns,
    id,
    schema: recordedCampaignSchema,
  });
  return campaign ?? null;
}

/** Reads the recipients of a campaign with the state of each email, optionally of one status only. */
export function readDeliveries(
  campaignId: string,
  status: DeliveryStatus | undefined,
  after: PageCursor | undefined,
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
