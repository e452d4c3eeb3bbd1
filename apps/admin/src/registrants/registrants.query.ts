import { pagedQueries } from '../table/reading/paged.query.ts';
import { countRegistrants, readRegistrants } from './read-registrants.ts';
import { registrantRow } from './registrant-row.ts';

export const registrantQueries = pagedQueries({
  name: 'registrants',
  read: readRegistrants,
  count: countRegistrants,
  rowOf: registrantRow,
});
