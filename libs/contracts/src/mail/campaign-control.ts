import * as z from 'zod/mini';
import { CAMPAIGN_STATUSES, campaignIdSchema } from './campaigns.ts';
import type { Right } from '../staff/rights.ts';

/** `cancel` is possible before the start only. */
export const CAMPAIGN_ACTIONS = [
  'cancel',
  'pause',
  'resume',
  'retry-failed',
  'retry-unknown',
] as const;

/** The right that each action takes. */
export const CAMPAIGN_ACTION_RIGHTS = {
  cancel: 'campaigns.control',
  pause: 'campaigns.control',
  resume: 'campaigns.control',
  'retry-failed': 'deliveries.retry',
  'retry-unknown': 'deliveries.retry',
} as const satisfies Readonly<Record<(typeof CAMPAIGN_ACTIONS)[number], Right>>;

/** Payload of the callable `control-email-campaign`. A retry queues the deliveries with that status again. */
export const campaignControlRequestSchema = z.strictObject({
  campaignId: campaignIdSchema,
  action: z.enum(CAMPAIGN_ACTIONS),
});
export type CampaignControlRequest = z.infer<typeof campaignControlRequestSchema>;

/** The campaign after the action, and the number of changed deliveries. */
export const campaignControlResponseSchema = z.object({
  status: z.enum(CAMPAIGN_STATUSES),
  changed: z.int().check(z.nonnegative()),
});
export type CampaignControlResponse = z.infer<typeof campaignControlResponseSchema>;
