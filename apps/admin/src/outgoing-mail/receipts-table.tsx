import type { OpenReceipt } from '@raade/contracts/money/waiting-receipts';
import { Badge, Table } from '@raade/ui';
import { useMay } from '@raade/staff/rights/roles-context';
import { momentText } from '@raade/staff/moments';
import { useMutation } from '@tanstack/react-query';
import { WrappedCell } from '../page-section/page-section.styles.ts';
import { TableHead } from '../page-section/table-head.tsx';
import { SendAgain } from '../send-again/send-again.tsx';
import { RECEIPT_LABELS } from './receipt-labels.ts';
import { receiptRetry } from './receipts.query.ts';

/** The receipts that have not gone out, with what can be done about each. */
export function ReceiptsTable({ receipts }: { readonly receipts: readonly OpenReceipt[] }) {
  const mayRetry = useMay('receipts.retry');
  return (
    <Table caption="Receipts that have not gone out, the oldest first">
      <TableHead
        columns={['Since', 'To', 'Status', 'Cause', 'Attempts', mayRetry && 'Action']}
        numbers={['Attempts']}
      />
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
            <WrappedCell $least="14rem">{causeOf(receipt)}</WrappedCell>
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

/** The button that has a receipt sent. */
function ReceiptAction({ receipt }: { readonly receipt: OpenReceipt }) {
  const retry = useMutation(receiptRetry);
  return (
    <SendAgain
      action={RECEIPT_LABELS[receipt.status].action}
      of={`receipt to ${receipt.to}`}
      kind="receipt"
      reader="The donor"
      mayHaveArrived={receipt.status === 'unknown'}
      isSending={retry.isPending}
      onSend={() => retry.mutate(receipt)}
    />
  );
}
