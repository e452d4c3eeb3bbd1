import { formatCents } from '@raade/contracts/money/money';
import {
  REFUND_REASONS,
  refundableCents,
  refundRequestSchema,
} from '@raade/contracts/money/refunds';
import { readAmount } from '@raade/contracts/money/typed-amount';
import { choicesOf, SelectField, TextAreaField, TextField } from '@raade/staff/fields';
import { useFormValues } from '@raade/staff/use-form-values';
import { useState } from 'react';
import * as z from 'zod/mini';
import { LastLook } from '../../last-look/last-look.tsx';
import type { RecordRow } from '../../table/record-row.ts';
import { amountErrors } from '../amount-errors.ts';
import type { Question } from '../ask-button.tsx';
import { cardOf } from '../donation-money-lines.ts';
import { donorOf } from '../donation-row.ts';
import { REFUND_NOT_KNOWN, refunding, tellOfLedger } from '../ledger-changes.ts';
import type { RecordedDonation } from '../read-donations.ts';
import { newsOf, REASON_LABELS } from './refund-labels.ts';

interface RefundDialogProps extends Question {
  readonly row: RecordRow<RecordedDonation>;
}

type Values = Readonly<Record<'amount' | 'reason' | 'note', string>>;

/** The last look before money goes back. */
export function RefundDialog({ request, row, ...dialog }: RefundDialogProps) {
  // As it stood when it was asked: an answer that is lost changes what is left.
  const [{ id, data }] = useState(row);
  const left = refundableCents(data);
  const [donor, card] = [donorOf(data), cardOf(data)];
  const { values, errors, show, change } = useFormValues<Values>({
    amount: (left / 100).toFixed(2),
    reason: REFUND_REASONS[0],
    note: '',
  });

  const amount = readAmount(values.amount).cents;
  const money = amount > 0 && amount <= left ? formatCents(amount) : '';

  const refund = (form: HTMLFormElement) => {
    const wish = { request, paymentIntentId: id, left, ...values, amount };
    const checked = z.safeParse(refundRequestSchema, wish);
    if (!checked.success) show(amountErrors(checked.error.issues, values.amount), form);
    return checked.data;
  };

  return (
    <LastLook
      {...dialog}
      title={`Refund ${donor}`}
      action={`Refund ${money}`.trim()}
      busyAction="Refunding..."
      change={refunding}
      request={refund}
      onDone={(answer) => tellOfLedger(newsOf(answer, donor))}
      notReached={REFUND_NOT_KNOWN}
    >
      <TextField
        label="Amount in dollars"
        hint={`${formatCents(left)} can be given back.`}
        error={errors.amount}
        inputMode="decimal"
        autoComplete="off"
        value={values.amount}
        onChange={(typed) => change({ amount: typed })}
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
        hint="Kept in Stripe, for colleagues."
        error={errors.note}
        rows={2}
        value={values.note}
        onChange={(note) => change({ note })}
      />
      <p>
        <strong>{money || 'Money'}</strong> goes back to <strong>{donor}</strong>
        <span>{`${card ? `, to the card ${card}` : ''}. It cannot be taken back.`}</span>
      </p>
    </LastLook>
  );
}
