import { styled } from '@raade/platform';
import { Notice, Skeleton } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@raade/staff/form-dialog';
import { refusalOf } from '@raade/staff/refusal-of';
import { HtmlSheet } from '../../email-templates/html-sheet.tsx';
import type { RecordRow } from '../../table/record-row.ts';
import type { Question } from '../asking/ask-button.tsx';
import { tellOfLedger, useLedgerChange } from '../asking/use-ledger-change.ts';
import { donorOf } from '../donation-row.ts';
import { GIFT_NOT_KNOWN } from '../gifts/call-gifts.ts';
import type { RecordedDonation } from '../read-donations.ts';
import { receiptQuery, sendingAgain } from './receipt.query.ts';

interface ReceiptDialogProps extends Question {
  readonly row: RecordRow<RecordedDonation>;
}

const Sheet = styled(HtmlSheet)`
  width: 100%;
  height: 24rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-small);
`;

/** The receipt of a donation as its donor sees it, and the way to send it once more. */
export function ReceiptDialog({ request, row, isOpen, onClose }: ReceiptDialogProps) {
  const [{ id, data }] = useState(row);
  const { data: receipt, error } = useQuery(receiptQuery({ request, id }));
  const send = useLedgerChange(sendingAgain);
  const submit = () =>
    send.mutate(
      { request, id },
      {
        onSuccess: () => {
          const title = `The receipt goes to ${data.donor_email} once more`;
          tellOfLedger({ tone: 'success', title, description: 'Within a minute or two.' });
          onClose();
        },
      },
    );

  return (
    <FormDialog
      title={`Receipt for ${donorOf(data)}`}
      isOpen={isOpen}
      onClose={onClose}
      action={send.isPending ? 'Sending...' : 'Send Again'}
      isBusy={send.isPending}
      refusal={send.isError ? refusalOf(send.error, GIFT_NOT_KNOWN) : undefined}
      onSubmit={submit}
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
      <div role="alert">
        {error && (
          <Notice $tone="danger">
            {refusalOf(error, 'The receipt could not be shown. Close this, and try again.')}
          </Notice>
        )}
      </div>
    </FormDialog>
  );
}
