import { COLLECTIONS } from '@raade/contracts/base/collections';
import { donationMoment } from '@raade/contracts/money/donation-day';
import { dayInWords } from '@raade/contracts/base/local-day';
import { formatToTheCent } from '@raade/contracts/money/money';
import { Badge } from '@raade/ui';
import type { Column, RecordsTable } from '../table/records-table.ts';
import { DonationDetails } from './donation-details.tsx';
import { DONATION_FILTERS } from './donation-filters.ts';
import { dateOf, donorOf, SOURCE_LABELS, STATUS_LABELS } from './donation-labels.ts';
import { DONATIONS_CSV } from './donations-csv.ts';
import { donationQueries } from './donations.query.ts';
import type { RecordedDonation } from './read-donations.ts';

const DONATION_COLUMNS: readonly Column<RecordedDonation>[] = [
  { id: 'donor', header: 'Donor', width: 0, rank: 0, text: ({ data }) => donorOf(data) },
  {
    id: 'amount',
    header: 'Amount',
    width: 10,
    rank: 1,
    align: 'end',
    text: ({ data }) => amountText(data),
    sortText: ({ data }) => String(data.amount_cents),
  },
  {
    id: 'status',
    header: 'Status',
    width: 13,
    rank: 2,
    text: ({ data }) => statusText(data),
    cell: ({ data }) => <Status {...data} />,
  },
  {
    id: 'date',
    header: 'Date',
    width: 11.5,
    rank: 3,
    text: dateOf,
    cell: (row) => <time dateTime={donationMoment(row.data).toISOString()}>{dateOf(row)}</time>,
    sortText: ({ data }) => donationMoment(data).toISOString(),
  },
  { id: 'email', header: 'Email', width: 14, rank: 4, text: ({ data }) => data.donor_email },
  {
    id: 'source',
    header: 'Source',
    width: 8,
    rank: 5,
    text: ({ data }) => SOURCE_LABELS[data.source],
  },
];

/** The amount, like `$70.00 of $100.00` after a refund. */
function amountText({ amount_cents: cents, refunded_cents: refunded }: RecordedDonation): string {
  const amount = formatToTheCent(cents);
  return refunded === 0 ? amount : `${formatToTheCent(cents - refunded)} of ${amount}`;
}

/** The status, for a dispute with the last day for an answer to the bank. */
function statusText({ payment_status, dispute_due_by: due }: RecordedDonation): string {
  const { text } = STATUS_LABELS[payment_status];
  return due === undefined ? text : `${text}, answer by ${dayInWords(new Date(due))}`;
}

function Status(donation: RecordedDonation) {
  const { tone } = STATUS_LABELS[donation.payment_status];
  return <Badge $tone={tone}>{statusText(donation)}</Badge>;
}

export const DONATIONS_TABLE: RecordsTable<RecordedDonation> = {
  address: 'donations',
  collection: COLLECTIONS.donations,
  texts: {
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
