import * as z from 'zod/mini';
import { forumIdSchema } from '../content/forum-id.ts';
import { audienceFilterSchema } from './audience-filter.ts';
import {
  CAMPAIGN_LIMITS,
  campaignFields,
  contentSize,
  correctedSchema,
  newCampaignIdSchema,
} from './campaigns.ts';

/** Limit of stored drafts. */
export const MOST_CAMPAIGN_DRAFTS = 100;

/** A campaign that is being written. Only its size is checked. It does not contain the test recipient. */
export const campaignDraftTextSchema = z.strictObject({
  subject: z.string().check(z.maxLength(CAMPAIGN_LIMITS.subject)),
  content: z.string().check(contentSize),
  recipientType: campaignFields.recipientType,
  forum_id: z.optional(forumIdSchema),
  corrects: z.optional(correctedSchema),
  filter: z.optional(audienceFilterSchema),
  startsAt: z.optional(z.iso.datetime()),
});
export type CampaignDraftText = z.infer<typeof campaignDraftTextSchema>;

/** Number of saves of a draft; 0 if there is no draft. */
const revision = z.int().check(z.nonnegative());

/**
 * A document of `campaign_drafts`; `at` is a Firestore timestamp. Its id is that of the campaign that it becomes:
 * sending or scheduling under this id deletes it in the same transaction.
 */
export const campaignDraftSchema = z.object({
  draft: campaignDraftTextSchema,
  revision,
  /** Id and address of the account that saved it last. */
  by: z.string(),
  by_name: z.string(),
  at: z.unknown(),
});

/**
 * Payload of the callable `save-campaign-draft`: the new draft, and the revision that it replaces. Null discards the
 * draft.
 */
export const saveCampaignDraftRequestSchema = z.strictObject({
  id: newCampaignIdSchema,
  revision,
  draft: z.nullable(campaignDraftTextSchema),
});
export type SaveCampaignDraftRequest = z.infer<typeof saveCampaignDraftRequestSchema>;

/** The current revision; 0 after the draft was discarded. */
export const saveCampaignDraftResponseSchema = z.object({ revision });
export type SaveCampaignDraftResponse = z.infer<typeof saveCampaignDraftResponseSchema>;

/**
 * Details of the error `aborted`: the current draft by another person; null if it was sent or discarded. Nothing was
 * changed.
 */
export const campaignDraftConflictSchema = z.object({
  current: z.nullable(
    z.object({
      draft: campaignDraftTextSchema,
      revision,
      by_name: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type CampaignDraftConflict = z.infer<typeof campaignDraftConflictSchema>;
