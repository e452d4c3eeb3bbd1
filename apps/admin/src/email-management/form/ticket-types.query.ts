import type { PageCursor } from '@raade/firebase/documents';
import { queryOptions } from '@tanstack/react-query';
import { readRegistrants } from '../../registrants/read-registrants.ts';

/** The ticket types of a forum's registrants, as spelled in their list. */
export const ticketTypesQuery = (forumId: string) =>
  queryOptions({
    queryKey: ['ticket-types', forumId],
    queryFn: async () => {
      const ticketTypes = new Set<string>();
      let after: PageCursor | undefined;
      do {
        const { documents, end } = await readRegistrants(forumId, after);
        for (const { data } of documents) if (data.ticket_type) ticketTypes.add(data.ticket_type);
        after = end;
      } while (after !== undefined);
      return [...ticketTypes].sort();
    },
    refetchOnWindowFocus: false,
  });
