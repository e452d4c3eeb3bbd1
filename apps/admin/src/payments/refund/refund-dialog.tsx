import * as z from 'zod/mini';
import { formatCents } from '@raade/contracts/money/money';
import {
  REFUND_REASONS,
  refundableCents,
  type RefundReason,
  refundRequestSchema,
  type RefundResponse,
} from '@raade/contracts/money/refunds';
import { readAmount } from '@raade/contracts/money/typed-amount';
import { TextAreaField, TextField } from '@raade/staff/fields';
import { choicesOf, SelectField } from '@raade/staff/select-field';
import { useFormValues } from '@raade/staff/use-form-values';
import { useState } from 'react';
import type { ToastMessage } from '@raade/platform';
import { ActionDialog } from '../../action-dialog/action-dialog.tsx';
import type { RecordRow } from '../../table/record-row.ts';
import { amountErrors } from '../amount-errors.ts';
import type { OpenedDialog } from '../../action-dialog/dialog-button.tsx';
import { cardOf } from '../donation-money-lines.ts';
import { donorOf } from '../donation-labels.ts';
import { UNKNOWN_REFUND, refundMutation, showLedgerToast } from '../ledger-changes.ts';
import type { RecordedDonation } from '../read-donations.ts';

/** The labels of Stripe's reasons. */
const REASON_LABELS: Readonly<Record<RefundReason, string>> = {
  requested_by_customer: 'The donor asked for it',
  duplicate: 'It was given twice',
  fraudulent: 'Somebody else used the card',
};

/** The toast for the outcome of a refund. */
function toastOf({ amount, state }: RefundResponse, donor: string): ToastMessage {
  const money = formatCents(amount);
  switch (state) {
    case 'succeeded':
      return {
        tone: 'success',
        title: `Refunded ${money} to ${donor}`,
        description: 'A corrected receipt goes to the donor by email.',
      };
    case 'pending':
      return {
        tone: 'success',
        title: `${money} on the way back to ${donor}`,
        description:
          'Stripe sends the refund once our account has enough money. The details of the donation show when.',
      };
    case 'failed':
      return {
        tone: 'danger',
        title: `The bank of ${donor} sent ${money} back`,
        description:
          'The money is back with us and still owed. Please ask the donor how else to return it.',
      };
  }
}

interface RefundDialogProps extends OpenedDialog {
  readonly row: RecordRow<RecordedDonation>;
}

type Values = Readonly<Record<'amount' | 'reason' | 'note', string>>;

/** Asks for amount and reason of a refund, and confirms it. */
export function RefundDialog({ requestId, row, ...dialog }: RefundDialogProps) {
  // The record as it was when the dialog opened: after a lost response the row may change, but a retry must not.
  const [{ id, data }] = useState(row);
  const refundable = refundableCents(data);
  const [donor, card] = [donorOf(data), cardOf(data)];
  const { values, errors, show, change } = useFormValues<Values>({
    amount: (refundable / 100).toFixed(2),
    reason: REFUND_REASONS[0],
    note: '',
  });

  const amount = readAmount(values.amount).cents;
  const money = amount > 0 && amount <= refundable ? formatCents(amount) : '';

  const requestOf = (form: HTMLFormElement) => {
    const payment = { request: requestId, paymentIntentId: id, left: refundable };
    const request = { ...payment, ...values, amount };
    const checked = z.safeParse(refundRequestSchema, request);
    if (!checked.success) show(amountErrors(checked.error.issues, values.amount), form);
    return checked.data;
  };

  return (
    <ActionDialog
      {...dialog}
      title={`Refund ${donor}`}
      action={`Refund ${money}`.trim()}
      busyAction="Refunding..."
      mutation={refundMutation}
      requestOf={requestOf}
      onDone={(response) => showLedgerToast(toastOf(response, donor))}
      fallbackMessage={UNKNOWN_REFUND}
    >
      <TextField
        label="Amount in dollars"
        hint={`${formatCents(refundable)} can be refunded.`}
        error={errors.amount}
        inputMode="decimal"
        autoComplete="off"
        value={values.amount}
        onChange={(text) => change({ amount: text })}
      />
      <SelectField
        label="Reason"
        error={errors.reason}
        choices={choicesOf<string>(REASON_LABELS)}
        value={values.reason}
        onChange={(reason) => change({ reason })}
      />
      <TextAreaField
        label="Note (optional)"
        hint="Saved in Stripe. The donor does not see it."
        error={errors.note}
        rows={2}
        value={values.note}
        onChange={(note) => change({ note })}
      />
      <p>
        <strong>{money || 'Money'}</strong> goes back to <strong>{donor}</strong>
        <span>{`${card ? `, to the card ${card}` : ''}. This cannot be undone.`}</span>
      </p>
      {data.donor_email !== '' && <p>A corrected receipt goes to the donor by email.</p>}
    </ActionDialog>
  );
}
