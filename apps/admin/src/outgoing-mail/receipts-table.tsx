import type { OpenReceipt } from '@raade/contracts/money/waiting-receipts';
import { styled } from '@raade/platform';
import { Badge, Table } from '@raade/ui';
import { useMay } from '@raade/staff/rights/roles-context';
import { momentText } from '@raade/staff/moments';
import { ReceiptAction } from './receipt-action.tsx';
import { RECEIPT_LABELS } from './receipt-labels.ts';

const Cause = styled.td`
  && {
    min-width: 14rem;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** The receipts that have not gone out, with what can be done about each. */
export function ReceiptsTable({ receipts }: { readonly receipts: readonly OpenReceipt[] }) {
  const mayRetry = useMay('receipts.retry');
  return (
    <Table caption="Receipts that have not gone out, the oldest first">
      <thead>
        <tr>
          <th scope="col">Since</th>
          <th scope="col">To</th>
          <th scope="col">Status</th>
          <th scope="col">Cause</th>
          <th scope="col" data-align="end">
            Attempts
          </th>
          {mayRetry && <th scope="col">Action</th>}
        </tr>
      </thead>
      <tbody>
        {receipts.map((receipt) => (
          <tr key={receipt.id}>
            <td>
              <time dateTime={receipt.since}>{momentText(receipt.since)}</time>
            </td>
            <td>{receipt.to}</td>
            <td>
              <Badge $tone={RECEIPT_LABELS[receipt.status].tone}>
                {RECEIPT_LABELS[receipt.status].text}
              </Badge>
            </td>
            <Cause>{causeOf(receipt)}</Cause>
            <td data-align="end">{receipt.attempts}</td>
            {mayRetry && (
              <td>
                <ReceiptAction receipt={receipt} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function causeOf({ reason, due_at }: OpenReceipt): string {
  const next = due_at === null ? '' : ` Tried next: ${momentText(due_at)}.`;
  return `${reason ?? 'It has not had its turn.'}${next}`;
}
