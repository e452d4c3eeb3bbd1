import { VOID_REASONS, type VoidReason } from '@raade/contracts/money/manual-donations';
import { formatCents } from '@raade/contracts/money/money';
import { choicesOf, SelectField } from '@raade/staff/select-field';
import { useState } from 'react';
import { ActionDialog } from '../../action-dialog/action-dialog.tsx';
import type { RecordRow } from '../../table/record-row.ts';
import type { OpenedDialog } from '../../action-dialog/dialog-button.tsx';
import { donorOf } from '../donation-labels.ts';
import { UNKNOWN_CHANGE, showLedgerToast, voidMutation } from '../ledger-changes.ts';
import type { RecordedDonation } from '../read-donations.ts';

interface VoidDialogProps extends OpenedDialog {
  readonly row: RecordRow<RecordedDonation>;
}

const REASON_LABELS: Readonly<Record<VoidReason, string>> = {
  mistake: 'It was entered by mistake',
  returned: 'We gave it back',
  unpaid: 'The check or transfer bounced',
};

/** Confirms that a donation entered by staff no longer counts. */
export function VoidDialog({ requestId, row, ...dialog }: VoidDialogProps) {
  // The record as it was when the dialog opened: later changes by others are not overwritten.
  const [{ id, data }] = useState(row);
  const [reason, setReason] = useState<VoidReason>(VOID_REASONS[0]);
  const money = formatCents(data.amount_cents);
  const donation = `${money} from ${donorOf(data)}`;
  return (
    <ActionDialog
      {...dialog}
      title={`Void ${donation}?`}
      action={`Void ${money}`}
      busyAction="Voiding..."
      mutation={voidMutation}
      requestOf={() => ({ request: requestId, id, seen: data.corrections, reason })}
      onDone={() => showLedgerToast({ tone: 'success', title: `${donation} is void` })}
      fallbackMessage={UNKNOWN_CHANGE}
    >
      <p>
        <strong>{donation}</strong> stays on record but no longer counts. This cannot be undone: if
        the donation was correct after all, enter it again.
      </p>
      <SelectField
        label="Reason"
        choices={choicesOf(REASON_LABELS)}
        value={reason}
        onChange={setReason}
      />
    </ActionDialog>
  );
}
