import { COLLECTIONS } from '@raade/contracts/base/collections';
import { DetailsList } from '../table/details-list.tsx';
import { orDash } from '../table/or-dash.ts';
import type { RecordsTable } from '../table/records-table.ts';
import { detailsOf } from './registrant-details.ts';
import type { RecordedRegistrant } from './read-registrants.ts';
import { REGISTRANT_COLUMNS } from './registrant-columns.tsx';
import { REGISTRANT_FILTERS } from './registrant-filters.ts';
import { REGISTRANTS_CSV } from './registrants-export.ts';
import { registrantQueries } from './registrants.query.ts';

/** The registrants of a forum. `isCurrent`: it is the forum that the site shows. */
export const registrantsTable = (
  forumId: string,
  isCurrent = true,
): RecordsTable<RecordedRegistrant> => ({
  collection: COLLECTIONS.registrants,
  texts: {
    caption: 'Registrants',
    rows: 'registrants',
    loading: 'Loading registrants data...',
    failure: {
      title: 'Error fetching registrants',
      text: 'Could not load registrant data. Please try again.',
    },
    none: 'There are no registrants yet.',
    noneFound: 'No registrants found matching the current filters.',
    searchLabel: 'Search registrants by name, email or organization',
    searchPlaceholder: 'Search registrants...',
    filterLabel: 'Registrants to show',
  },
  queries: registrantQueries(forumId),
  columns: REGISTRANT_COLUMNS,
  filters: REGISTRANT_FILTERS,
  details: {
    title: ({ data }) => orDash(data.full_name),
    render: ({ data }) => <DetailsList lines={detailsOf(data)} />,
  },
  csv: { ...REGISTRANTS_CSV, list: { id: forumId, isCurrent }, right: 'registrants.export' },
});
