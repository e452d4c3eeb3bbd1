import { COLLECTIONS } from '@raade/contracts/base/collections';
import { campaignDraftSchema, MOST_CAMPAIGN_DRAFTS } from '@raade/contracts/mail/campaign-drafts';
import { readNewest, timestampSchema } from '@raade/firebase/documents';
import { environment } from '@raade/platform';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

export const DRAFTS_KEY = ['campaign-drafts'] as const;

/** Milliseconds between reads of the drafts. Background tabs do not read. */
const READ_EVERY_MS = 60_000;

const storedDraftSchema = z.extend(campaignDraftSchema, { at: timestampSchema });
export type StoredDraft = z.output<typeof storedDraftSchema>;

/** The drafts of all mailers, the last saved first. */
export const draftsQuery = queryOptions({
  queryKey: DRAFTS_KEY,
  queryFn: () =>
    readNewest(environment(), {
      collection: COLLECTIONS.campaignDrafts,
      newestBy: 'at',
      limit: MOST_CAMPAIGN_DRAFTS,
      schema: storedDraftSchema,
    }),
  refetchInterval: READ_EVERY_MS,
});
