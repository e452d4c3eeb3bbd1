import { FailureNotice } from '@raade/staff/failure-notice';
import { CALLABLES } from '@raade/contracts/base/callables';
import { shownReceiptSchema } from '@raade/contracts/money/manual-donations';
import { styled } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { Skeleton } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HtmlSheet } from '../email-templates/html-sheet.tsx';
import { ActionDialog } from '../action-dialog/action-dialog.tsx';
import type { RecordRow } from '../table/record-row.ts';
import type { OpenedDialog } from '../action-dialog/dialog-button.tsx';
import { donorOf } from './donation-labels.ts';
import { UNKNOWN_CHANGE, resendMutation, showLedgerToast } from './ledger-changes.ts';
import type { RecordedDonation } from './read-donations.ts';

interface ReceiptDialogProps extends OpenedDialog {
  readonly row: RecordRow<RecordedDonation>;
}

const Sheet = styled(HtmlSheet)`
  width: 100%;
  height: 24rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-small);
`;

/** The receipt of a donation as the donor gets it, with a button to send it again. */
export function ReceiptDialog({ requestId, row, ...dialog }: ReceiptDialogProps) {
  // The record as it was when the dialog opened.
  const [{ id, data }] = useState(row);
  // Read once for each dialog: each read makes an entry in the audit log.
  const { data: receipt, error } = useQuery({
    queryKey: ['receipt', requestId],
    queryFn: () =>
      callAsStaff(
        CALLABLES.handleReceipt,
        { action: 'show', request: requestId, id },
        shownReceiptSchema,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return (
    <ActionDialog
      {...dialog}
      title={`Receipt for ${donorOf(data)}`}
      action="Send Again"
      busyAction="Sending..."
      mutation={resendMutation}
      requestOf={() => ({ request: requestId, id })}
      onDone={() => {
        const title = `The receipt is being sent to ${data.donor_email} again`;
        showLedgerToast({ tone: 'success', title, description: 'Within a minute or two.' });
      }}
      fallbackMessage={UNKNOWN_CHANGE}
    >
      <p>
        <span>
          To <strong>{data.donor_email}</strong>
        </span>
        {receipt && (
          <span>
            : <strong>{receipt.subject}</strong>
          </span>
        )}
      </p>
      {receipt && <Sheet title="The receipt" html={receipt.html} />}
      {!receipt && !error && <Skeleton $height="12rem" />}
      <FailureNotice>
        {error && refusalOf(error, 'The receipt could not be shown. Close this, and try again.')}
      </FailureNotice>
    </ActionDialog>
  );
}
