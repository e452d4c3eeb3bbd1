import { COLLECTIONS } from '@raade/contracts/base/collections';
import { forumIdSchema } from '@raade/contracts/content/forum-id';
import { registrantListSchema } from '@raade/contracts/registrants/registrant-lists';
import { readList, timestampSchema } from '@raade/firebase/documents';
import { environment } from '@raade/platform';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** More forums than there will be for a long time. */
const MOST = 100;

const readListSchema = z.extend(registrantListSchema, { closed_at: z.optional(timestampSchema) });
export type RegistrantList = z.output<typeof readListSchema>;

/** The forums of which there are registrants, and whether their lists are closed. */
export const registrantListsQuery = queryOptions({
  queryKey: ['registrant-lists'],
  queryFn: async (): Promise<readonly RegistrantList[]> => {
    const { documents } = await readList(environment(), {
      collection: COLLECTIONS.registrantLists,
      schema: readListSchema,
      limit: MOST,
    });
    return documents.map(({ data }) => data);
  },
  retry: 1,
  networkMode: 'always',
});

/** A forum's id as somebody may have typed it into an address; undefined if it is none. */
export const forumIdIn = (text: string | null) => forumIdSchema.safeParse(text).data;
