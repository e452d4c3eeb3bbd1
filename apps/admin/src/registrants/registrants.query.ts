import { pagedQueries } from '../table/reading/paged.query.ts';
import { countRegistrants, readRegistrants } from './read-registrants.ts';
import { registrantRow } from './registrant-row.ts';

/** The registrants of a forum. */
export const registrantQueries = (forumId: string) =>
  pagedQueries({
    name: `registrants ${forumId}`,
    read: (after) => readRegistrants(forumId, after),
    count: () => countRegistrants(forumId),
    rowOf: registrantRow,
  });
