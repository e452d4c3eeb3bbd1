import { giftMoment } from '@raade/contracts/money/gift-day';
import { localDay } from '@raade/contracts/base/local-day';
import { formatToTheCent } from '@raade/contracts/money/money';
import { Badge } from '@raade/ui';
import type { Column } from '../table/records-table.ts';
import { dateOf } from './donation-days.ts';
import { SOURCE_LABELS, STATUS_LABELS } from './donation-labels.ts';
import { donorOf } from './donation-row.ts';
import type { RecordedDonation } from './read-donations.ts';

export const DONATION_COLUMNS: readonly Column<RecordedDonation>[] = [
  { id: 'donor', header: 'Donor', width: 'auto', text: ({ data }) => donorOf(data) },
  {
    id: 'amount',
    header: 'Amount',
    width: '8rem',
    align: 'end',
    text: ({ data }) => formatToTheCent(data.amount_cents),
    sortText: ({ data }) => String(data.amount_cents),
  },
  {
    id: 'status',
    header: 'Status',
    width: '17rem',
    text: ({ data }) => statusText(data),
    cell: ({ data }) => <Status {...data} />,
  },
  {
    id: 'date',
    header: 'Date',
    width: '13.5rem',
    text: dateOf,
    cell: (row) => <time dateTime={giftMoment(row.data).toISOString()}>{dateOf(row)}</time>,
    sortText: ({ data }) => giftMoment(data).toISOString(),
  },
  { id: 'email', header: 'Email', width: '17rem', text: ({ data }) => data.donor_email },
  {
    id: 'source',
    header: 'Source',
    width: '10rem',
    text: ({ data }) => SOURCE_LABELS[data.source],
  },
];

/** With the last day on which a bank takes our answer. */
function statusText({ payment_status, dispute_due_by: due }: RecordedDonation): string {
  const { text } = STATUS_LABELS[payment_status];
  return due === undefined ? text : `${text}, answer by ${localDay(new Date(due))}`;
}

function Status(donation: RecordedDonation) {
  const { tone } = STATUS_LABELS[donation.payment_status];
  return <Badge $tone={tone}>{statusText(donation)}</Badge>;
}
