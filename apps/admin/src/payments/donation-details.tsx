import { formatCents } from '@raade/contracts/money';
import { styled } from '@raade/platform';
import { ExternalButtonLink } from '@raade/ui';
import { IfMay } from '../staff/rights/if-may.tsx';
import { DetailsList } from '../table/details-list.tsx';
import { orDash } from '../table/or-dash.ts';
import type { RecordRow } from '../table/record-row.ts';
import { SOURCE_LABELS, SOURCE_REASONS, STATUS_LABELS } from './donation-labels.ts';
import { moneyLines } from './donation-money-lines.ts';
import { donorOf } from './donation-row.ts';
import type { RecordedDonation } from './read-donations.ts';
import { RefundButton } from './refund/refund-button.tsx';
import { stripePaymentUrl } from './stripe-dashboard.ts';

/** Times are those of the reader's own time zone, which is named. */
const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long' });

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-6);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
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

/** The whole record of a donation, and the way to Stripe's page about it. */
export function DonationDetails({ row }: { readonly row: RecordRow<RecordedDonation> }) {
  return (
    <Stack>
      <DetailsList lines={linesOf(row)} />
      <Actions>
        <IfMay right="donations.refund" to="give donations back">
          <RefundButton row={row} />
        </IfMay>
        <ExternalButtonLink look="quiet" href={stripePaymentUrl(row.id)}>
          View in Stripe
        </ExternalButtonLink>
      </Actions>
    </Stack>
  );
}
