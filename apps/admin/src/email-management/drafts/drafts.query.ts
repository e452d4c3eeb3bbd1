import { COLLECTIONS } from '@raade/contracts/base/collections';
import { campaignDraftSchema, MOST_CAMPAIGN_DRAFTS } from '@raade/contracts/mail/campaign-drafts';
import { readNewest, timestampSchema } from '@raade/firebase/documents';
import { environment } from '@raade/platform';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

export const DRAFTS_KEY = ['campaign-drafts'] as const;

/** How often the drafts of others are looked at. Not while nobody sees the page. */
const LOOK_AGAIN_MS = 60_000;

const storedDraftSchema = z.extend(campaignDraftSchema, { at: timestampSchema });
export type StoredDraft = z.output<typeof storedDraftSchema>;

/** The drafts of all mailers, those that were saved last first. */
export const draftsQuery = queryOptions({
  queryKey: DRAFTS_KEY,
  queryFn: () =>
    readNewest(environment(), {
      collection: COLLECTIONS.campaignDrafts,
      newestBy: 'at',
      limit: MOST_CAMPAIGN_DRAFTS,
      schema: storedDraftSchema,
    }),
  refetchInterval: LOOK_AGAIN_MS,
});
