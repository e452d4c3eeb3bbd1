import { isManualDonation } from '@raade/contracts/money/manual-donations';
import { formatToTheCent } from '@raade/contracts/money/money';
import { receiptNumberOf } from '@raade/contracts/money/receipt-number';
import { Stack } from '@raade/staff/staff-page.styles';
import { DetailsList } from '../table/details-list.tsx';
import type { RecordRow } from '../table/record-row.ts';
import { DonationActions } from './donation-actions.tsx';
import { dayLines, donorOf, SOURCE_LABELS, STATUS_LABELS } from './donation-labels.ts';
import { moneyLines } from './donation-money-lines.ts';
import type { RecordedDonation } from './read-donations.ts';

function linesOf(row: RecordRow<RecordedDonation>) {
  const { id, data } = row;
  return [
    [isManualDonation(id) ? 'Donation ID' : 'Payment ID', id],
    ['Receipt', receiptNumberOf(data)],
    ['Donor', donorOf(data)],
    ['Email', data.donor_email],
    ['Amount', formatToTheCent(data.amount_cents)],
    ['Status', STATUS_LABELS[data.payment_status].text],
    ...moneyLines(data),
    ['Source', SOURCE_LABELS[data.source]],
    ...dayLines(row),
    ['Message', data.message ?? ''],
  ] as const satisfies readonly (readonly [string, string])[];
}

/** The whole record of a donation, with its actions. */
export function DonationDetails({ row }: { readonly row: RecordRow<RecordedDonation> }) {
  return (
    <Stack>
      <DonationActions row={row} />
      <DetailsList lines={linesOf(row)} />
    </Stack>
  );
}
