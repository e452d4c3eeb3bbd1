import { formatCents } from '@raade/contracts/money';
import { styled } from '@raade/platform';
import { DetailsList } from '../table/details-list.tsx';
import { orDash } from '../table/or-dash.ts';
import type { RecordRow } from '../table/record-row.ts';
import { DonationActions } from './donation-actions.tsx';
import { SOURCE_LABELS, SOURCE_REASONS, STATUS_LABELS } from './donation-labels.ts';
import { moneyLines } from './donation-money-lines.ts';
import { donorOf } from './donation-row.ts';
import type { RecordedDonation } from './read-donations.ts';

/** Times are those of the reader's own time zone, which is named. */
const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long' });

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-6);
`;

function linesOf({ id, data }: RecordRow<RecordedDonation>) {
  return [
    ['Payment ID', id],
    ['Donor', donorOf(data)],
    ['Email', data.donor_email],
    ['Amount', formatCents(data.amount_cents)],
    ['Status', STATUS_LABELS[data.payment_status].text],
    ...moneyLines(data),
    ['Source', `${SOURCE_LABELS[data.source]}: ${SOURCE_REASONS[data.source]}`],
    ['Date', timeFormat.format(data.created_at)],
    ...(data.paid_at ? [['Paid', timeFormat.format(data.paid_at)] as const] : []),
    ['Message', orDash(data.message)],
  ] as const satisfies readonly (readonly [string, string])[];
}

/** The whole record of a donation, and what can be done about it. */
export function DonationDetails({ row }: { readonly row: RecordRow<RecordedDonation> }) {
  return (
    <Stack>
      <DetailsList lines={linesOf(row)} />
      <DonationActions row={row} />
    </Stack>
  );
}
