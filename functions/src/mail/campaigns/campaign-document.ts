import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { campaignSchema } from '@raade/contracts/mail/campaigns';
import { DELIVERIES } from '@raade/contracts/base/collections';
import { collection } from '../../base/firestore.ts';

/** A campaign as the functions store it: the fields that staff read, and the progress of the work. */
const campaignStateSchema = z.extend(campaignSchema, {
  created_at: z.instanceof(Timestamp),
  /** Set if the campaign was scheduled. */
  starts_at: z.optional(z.instanceof(Timestamp)),
  /** The counts at which staff resumed the campaign although too many mails had bounced. */
  accepted: z.optional(z.pick(campaignSchema, { deliveries: true, bounces: true })),
  /** When its preparation began or was last resumed. */
  preparing_since: z.instanceof(Timestamp),
  /** The position in the audience up to which freezing has come; null before the first page. */
  frozen_up_to: z.nullable(z.string()),
  /** True once the whole audience was read. */
  is_frozen: z.boolean(),
  /** When the sweep, which runs each minute, should start a worker if none works; null if nothing is left to do. */
  next_check_at: z.nullable(z.instanceof(Timestamp)),
});
export type CampaignState = z.infer<typeof campaignStateSchema>;

export function campaignDocument(campaignId: string) {
  return collection('emailCampaigns').doc(campaignId);
}

/** The deliveries of a campaign: one document for each address, named by its hash. */
export function deliveriesOf(campaignId: string) {
  return campaignDocument(campaignId).collection(DELIVERIES);
}

/** @throws z.core.$ZodError if the document is malformed */
export function campaignStateOf(document: DocumentSnapshot): CampaignState {
  return z.parse(campaignStateSchema, document.data());
}

/** Reads a campaign; undefined if the document is malformed. */
export function readCampaignState(document: DocumentSnapshot): CampaignState | undefined {
  return z.safeParse(campaignStateSchema, document.data()).data;
}
