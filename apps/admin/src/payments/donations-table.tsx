import { formatCents } from '@raade/contracts/money';
import { Badge, Table } from '@raade/ui';
import { SOURCE_LABELS, STATUS_LABELS } from './donation-labels.ts';
import type { RecordedDonation } from './read-donations.ts';

interface DonationsTableProps {
  readonly donations: readonly { readonly id: string; readonly data: RecordedDonation }[];
}

/** In the reader's own time zone. */
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function DonationsTable({ donations }: DonationsTableProps) {
  return (
    <Table caption="Donations">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Donor</th>
          <th scope="col" data-align="end">
            Amount
          </th>
          <th scope="col">Status</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {donations.map(({ id, data }) => (
          <DonationRow key={id} donation={data} />
        ))}
      </tbody>
    </Table>
  );
}

function DonationRow({ donation }: { readonly donation: RecordedDonation }) {
  const { created_at, donor_name, amount_cents, payment_status, source } = donation;
  const status = STATUS_LABELS[payment_status];
  return (
    <tr>
      <td>
        <time dateTime={created_at.toISOString()}>{dateFormat.format(created_at)}</time>
      </td>
      <td>{donor_name ?? 'Anonymous'}</td>
      <td data-align="end">{formatCents(amount_cents)}</td>
      <td>
        <Badge $tone={status.tone}>{status.text}</Badge>
      </td>
      <td>{SOURCE_LABELS[source]}</td>
    </tr>
  );
}
