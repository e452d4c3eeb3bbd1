import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { RecordsTable } from '../table/records-table.ts';
import { DONATION_COLUMNS } from './donation-columns.tsx';
import { DonationDetails } from './donation-details.tsx';
import { DONATION_FILTERS } from './donation-filters.ts';
import { donorOf } from './donation-row.ts';
import { DONATIONS_CSV } from './donations-csv.ts';
import { donationQueries } from './donations.query.ts';
import type { RecordedDonation } from './read-donations.ts';

export const DONATIONS_TABLE: RecordsTable<RecordedDonation> = {
  address: 'donations',
  collection: COLLECTIONS.donations,
  words: {
    caption: 'Donations',
    rows: 'donations',
    loading: 'Loading donations...',
    failure: {
      title: 'Error fetching donations',
      text: 'Could not load the donations. Please try again.',
    },
    none: 'No donations have been recorded yet.',
    noneFound: 'No donations found matching the current filters.',
    searchLabel: 'Search donations by donor, email, payment ID or receipt number',
    searchPlaceholder: 'Search donations...',
    filterLabel: 'Donations to show',
  },
  queries: donationQueries,
  columns: DONATION_COLUMNS,
  filters: DONATION_FILTERS,
  details: {
    title: ({ data }) => donorOf(data),
    render: (row) => <DonationDetails row={row} />,
  },
  csv: { ...DONATIONS_CSV, right: 'donations.export' },
};
