import { PAYMENT_STATUSES, type PaymentStatus } from '@raade/contracts/money/donation-record';
import { donationDay } from '@raade/contracts/money/donation-day';
import { localDay } from '@raade/contracts/base/local-day';
import type { RecordsTable } from '../table/records-table.ts';
import { STATUS_LABELS } from './donation-labels.ts';
import type { RecordedDonation } from './read-donations.ts';
import { pastYears } from './statements/statement-texts.ts';

/** The label of a status, like `Partially Refunded`. */
const labelOf = (status: PaymentStatus) =>
  STATUS_LABELS[status].text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

const thisYear = () => Number(localDay(new Date()).slice(0, 4));

/** Filters by status, and by the year of the statements. */
export const DONATION_FILTERS: RecordsTable<RecordedDonation>['filters'] = [
  { id: 'all', label: 'All Donations' },
  ...PAYMENT_STATUSES.map((status) => ({
    id: status.replace('_', '-'),
    label: labelOf(status),
    group: 'Status',
    accepts: ({ payment_status }: RecordedDonation) => payment_status === status,
  })),
  ...[thisYear(), ...pastYears()].map((year) => ({
    id: String(year),
    label: `Donations of ${year}`,
    group: 'Year',
    accepts: (donation: RecordedDonation) => donationDay(donation).startsWith(`${year}-`),
  })),
];
