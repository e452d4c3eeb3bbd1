import { PAYMENT_STATUSES, type PaymentStatus } from '@raade/contracts/donation-record';
import type { RecordsTable } from '../table/records-table.ts';
import type { RecordedDonation } from './read-donations.ts';

const LABELS: Readonly<Record<PaymentStatus, string>> = {
  succeeded: 'Succeeded',
  partially_refunded: 'Partially Refunded',
  refunded: 'Refunded',
  disputed: 'Disputed',
  voided: 'Void',
};

export const DONATION_FILTERS: RecordsTable<RecordedDonation>['filters'] = [
  { id: 'all', label: 'All Donations' },
  ...PAYMENT_STATUSES.map((status) => ({
    id: status.replace('_', '-'),
    label: LABELS[status],
    accepts: ({ payment_status }: RecordedDonation) => payment_status === status,
  })),
];
