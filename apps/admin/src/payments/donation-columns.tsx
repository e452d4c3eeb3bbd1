import { giftMoment } from '@raade/contracts/gift-day';
import { formatToTheCent } from '@raade/contracts/money';
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
    width: '11.5rem',
    text: ({ data }) => STATUS_LABELS[data.payment_status].text,
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

function Status({ payment_status }: Pick<RecordedDonation, 'payment_status'>) {
  const { text, tone } = STATUS_LABELS[payment_status];
  return <Badge $tone={tone}>{text}</Badge>;
}
