import { Badge, Notice, Spinner, Table } from '@raade/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TitledSection } from '@raade/staff/titled-section';
import { IfMay } from '@raade/staff/rights/if-may';
import { momentText } from '@raade/staff/moments';
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

/** The receipts that have not gone out: on their way, not to be had, none, or there. */
export function OpenReceipts() {
  const query = useQuery(receiptsQuery);
  const { data } = query;
  return (
    <TitledSection title="Unsent receipts">
      <SectionNote>
        We retry for two weeks. Receipts listed here need attention; the reason is shown next to
        each.
      </SectionNote>
      <ReadingState query={query} label="the receipts">
        <Spinner /> Loading receipts...
      </ReadingState>
      {data && <SendingNotice sending={data.sending} />}
      {data?.receipts.length === 0 && <p>All receipts have been sent.</p>}
      {data && data.receipts.length > 0 && (
        <>
          <ReceiptsTable receipts={data.receipts} />
          {data.hasMore && <SectionNote>These are the oldest. There are more.</SectionNote>}
          <IfMay right="receipts.retry" to="resend a receipt">
            {null}
          </IfMay>
        </>
      )}
    </TitledSection>
  );
}

/** Says why nothing goes out, where that is so. */
function SendingNotice({ sending }: Pick<ListReceiptsResponse, 'sending'>) {
  if (sending.is === 'on') return null;
  if (sending.is === 'stopped') {
    return (
      <Notice role="status" $tone="danger">
        <p>
          <strong>All sending is stopped</strong> by our staff, on the page Email Management.
          Receipts wait until somebody starts it again there.
        </p>
      </Notice>
    );
  }
  return (
    <Notice role="status" $tone="danger">
      <p>
        <strong>The mail service takes nothing from us</strong> since{' '}
        <time dateTime={sending.since}>{momentText(sending.since)}</time>. Its words stand beside
        each receipt. Once its quota or its sign-in is put right, everything goes out by itself.
      </p>
    </Notice>
  );
}

interface StatusLabel {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'neutral' | 'danger';
  /** The words on the button of one that stands so. */
  readonly action: 'Try Again' | 'Send Again';
}

const RECEIPT_LABELS: Readonly<Record<OpenReceiptStatus, StatusLabel>> = {
  waiting: { text: 'retrying', tone: 'warning', action: 'Try Again' },
  held: { text: 'on hold', tone: 'danger', action: 'Try Again' },
  failed: { text: 'failed', tone: 'danger', action: 'Try Again' },
  unknown: { text: 'may have arrived', tone: 'warning', action: 'Send Again' },
};

/** The receipts that have not gone out, with what can be done about each. */
function ReceiptsTable({ receipts }: { readonly receipts: readonly OpenReceipt[] }) {
  const mayRetry = useMay('receipts.retry');
  return (
    <Table caption="Unsent receipts, oldest first">
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
  return `${reason ?? 'Waiting for the first attempt.'}${next}`;
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
