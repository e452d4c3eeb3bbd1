import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { forumIdSchema } from '@raade/contracts/content/forum-id';
import {
  type ControlRegistrantListRequest,
  controlRegistrantListResponseSchema,
} from '@raade/contracts/registrants/registrant-lists';
import { readList, timestampSchema } from '@raade/firebase/documents';
import { environment, logger } from '@raade/platform';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { queryClient } from '../../reading/query-client.ts';

/** More forums than there will be for decades. */
const MAX_FORUMS = 100;

const listSchema = z.object({ forum_id: forumIdSchema, closed_at: z.optional(timestampSchema) });

/** The forums with registrants, and when their lists were closed. */
export const registrantListsQuery = queryOptions({
  queryKey: ['registrant-lists'],
  queryFn: async () => {
    const { documents } = await readList(environment(), {
      collection: COLLECTIONS.registrantLists,
      schema: listSchema,
      limit: MAX_FORUMS,
    });
    return documents.map(({ data }) => data);
  },
});

/** Closes the list of a forum, or opens it again. */
export const listChange = mutationOptions({
  mutationFn: (request: ControlRegistrantListRequest) =>
    callAsStaff(CALLABLES.controlRegistrantList, request, controlRegistrantListResponseSchema),
  onError: (error) => logger.error('list not changed', {}, error),
  // The lists are also read again after a failure, since somebody else may have changed one.
  onSettled: () => queryClient.invalidateQueries(registrantListsQuery),
});
