import { Badge, Notice, type StatusLabel, Table } from '@raade/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TitledSection } from '@raade/staff/titled-section';
import { IfMay } from '@raade/staff/rights/if-may';
import { Age } from '@raade/staff/age';
import { momentText } from '@raade/staff/moments';
import { counted } from '@raade/staff/numbers';
import type {
  ListReceiptsResponse,
  OpenReceipt,
  OpenReceiptStatus,
} from '@raade/contracts/money/waiting-receipts';
import { useMay } from '@raade/staff/rights/roles-context';
import { ReadingState } from '../reading/reading-state.tsx';
import { SectionNote, WrappedCell } from '../page-section/page-section.styles.ts';
import { receiptRetry, receiptsQuery } from './receipts.query.ts';
import { TableHead } from '../page-section/table-head.tsx';
import { SendAgain } from '../send-again/send-again.tsx';

/** The list of unsent receipts. */
export function OpenReceipts() {
  const query = useQuery(receiptsQuery);
  const { data } = query;
  return (
    <TitledSection title="Unsent receipts">
      <ReadingState query={query} label="the receipts" loadingText="Loading receipts..." />
      {data && <SendingNotice sending={data.sending} />}
      {data?.receipts.length === 0 && <p>All receipts have been sent.</p>}
      {data && data.receipts.length > 0 && (
        <>
          <ReceiptsTable receipts={data.receipts} />
          <SectionNote>
            Unsent receipts are retried automatically for two weeks. Act only if the cause next to a
            receipt does not go away.
          </SectionNote>
          {data.hasMore && <SectionNote>Only the oldest are shown. There are more.</SectionNote>}
          {/* Staff without the right read here which right they need. */}
          <IfMay right="receipts.retry" to="resend a receipt">
            {null}
          </IfMay>
        </>
      )}
    </TitledSection>
  );
}

/** The reason why sending is stopped, if it is. */
function SendingNotice({ sending }: Pick<ListReceiptsResponse, 'sending'>) {
  if (sending.is === 'on') return null;
  if (sending.is === 'stopped') {
    return (
      <Notice role="status" $tone="danger">
        <p>
          <strong>All sending is stopped</strong> by our staff, on the page Email Management.
          Receipts wait until somebody starts sending again there.
        </p>
      </Notice>
    );
  }
  return (
    <Notice role="status" $tone="danger">
      <p>
        <strong>The mail service has accepted no email from us</strong> since{' '}
        <time dateTime={sending.since}>{momentText(sending.since)}</time>. The message of the mail
        service is shown next to each receipt. Once its quota or our sign-in there is fixed, all
        receipts are sent automatically.
      </p>
    </Notice>
  );
}

interface ReceiptLabel extends StatusLabel {
  /** Text of the button. */
  readonly action: 'Try Again' | 'Send Again';
}

const RECEIPT_LABELS: Readonly<Record<OpenReceiptStatus, ReceiptLabel>> = {
  waiting: { text: 'retrying', tone: 'warning', action: 'Try Again' },
  held: { text: 'on hold', tone: 'danger', action: 'Try Again' },
  failed: { text: 'failed', tone: 'danger', action: 'Try Again' },
  unknown: { text: 'may have arrived', tone: 'warning', action: 'Send Again' },
};

/** The unsent receipts, each with its cause and a button to send it. */
function ReceiptsTable({ receipts }: { readonly receipts: readonly OpenReceipt[] }) {
  const mayRetry = useMay('receipts.retry');
  return (
    <Table caption="Unsent receipts, oldest first" stacks>
      <TableHead columns={['To', 'Since', 'Status', 'Cause', mayRetry && 'Action']} />
      <tbody>
        {receipts.map((receipt) => (
          <tr key={receipt.id}>
            <th scope="row">{receipt.to}</th>
            <td>
              <Age at={receipt.since} />
            </td>
            <td data-place="beside">
              <Badge $tone={RECEIPT_LABELS[receipt.status].tone}>
                {RECEIPT_LABELS[receipt.status].text}
              </Badge>
            </td>
            <WrappedCell $min="14rem">{causeOf(receipt)}</WrappedCell>
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

/** Why a receipt is unsent: `550 no such user (4 attempts). Next attempt: Apr 11, 2025, 1:30 PM.` */
function causeOf({ reason, attempts, due_at }: OpenReceipt): string {
  const nextText = due_at === null ? '' : ` Next attempt: ${momentText(due_at)}.`;
  if (reason === null) return `Waiting for the first attempt.${nextText}`;
  return `${reason} (${counted(attempts, 'attempt')}).${nextText}`;
}

function ReceiptAction({ receipt }: { readonly receipt: OpenReceipt }) {
  const retry = useMutation(receiptRetry);
  return (
    <SendAgain
      action={RECEIPT_LABELS[receipt.status].action}
      mailName={`receipt to ${receipt.to}`}
      kind="receipt"
      recipient="The donor"
      mayHaveArrived={receipt.status === 'unknown'}
      isSending={retry.isPending}
      onSend={() => retry.mutate(receipt)}
    />
  );
}
