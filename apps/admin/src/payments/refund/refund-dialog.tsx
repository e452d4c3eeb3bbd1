import { formatCents } from '@raade/contracts/money/money';
import {
  REFUND_REASONS,
  refundableCents,
  refundRequestSchema,
} from '@raade/contracts/money/refunds';
import { readAmount } from '@raade/contracts/money/typed-amount';
import { Field, Input, Select, TextArea, useFieldErrors } from '@raade/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '@raade/staff/form-dialog';
import { refusalOf } from '@raade/staff/refusal-of';
import type { RecordRow } from '../../table/record-row.ts';
import { amountErrors } from '../amount-errors.ts';
import type { Question } from '../asking/ask-button.tsx';
import { tellOfLedger, useLedgerChange } from '../asking/use-ledger-change.ts';
import { cardOf } from '../donation-money-lines.ts';
import { donorOf } from '../donation-row.ts';
import type { RecordedDonation } from '../read-donations.ts';
import { REFUND_NOT_KNOWN, refunding } from './call-refund.ts';
import { newsOf, REASON_LABELS } from './refund-labels.ts';

interface RefundDialogProps extends Question {
  readonly row: RecordRow<RecordedDonation>;
}

type Values = Readonly<Record<'amount' | 'reason' | 'note', string>>;

/** What the question is about, as it stood when it was asked: an answer that is lost changes what is left. */
function useAsked({ id, data }: RecordRow<RecordedDonation>) {
  const [asked] = useState(() => ({
    paymentIntentId: id,
    left: refundableCents(data),
    donor: donorOf(data),
    card: cardOf(data),
  }));
  return asked;
}

/** The last look before money goes back. */
export function RefundDialog({ request, row, isOpen, onClose }: RefundDialogProps) {
  const { donor, card, ...asked } = useAsked(row);
  const refund = useLedgerChange(refunding);
  const [values, setValues] = useState<Values>({
    amount: (asked.left / 100).toFixed(2),
    reason: REFUND_REASONS[0],
    note: '',
  });
  const { errors, show, forget } = useFieldErrors<'amount' | 'reason' | 'note'>();
  const amount = readAmount(values.amount).cents;
  const money = amount > 0 && amount <= asked.left ? formatCents(amount) : '';

  const submit = (form: HTMLFormElement) => {
    const checked = z.safeParse(refundRequestSchema, { request, ...asked, ...values, amount });
    if (!checked.success) {
      show(amountErrors(checked.error.issues, values.amount), form);
      return;
    }
    refund.mutate(checked.data, {
      onSuccess: (answer) => {
        tellOfLedger(newsOf(answer, donor));
        onClose();
      },
    });
  };
  const change = (changes: Partial<Values>) => {
    setValues((latest) => ({ ...latest, ...changes }));
    forget(Object.keys(changes));
  };

  return (
    <FormDialog
      title={`Refund ${donor}`}
      isOpen={isOpen}
      onClose={onClose}
      action={refund.isPending ? 'Refunding...' : `Refund ${money}`.trim()}
      isBusy={refund.isPending}
      refusal={refund.isError ? refusalOf(refund.error, REFUND_NOT_KNOWN) : undefined}
      onSubmit={submit}
    >
      <Field
        label="Amount in dollars"
        hint={`${formatCents(asked.left)} can be given back.`}
        error={errors.amount}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={values.amount}
            onChange={({ target }) => change({ amount: target.value })}
          />
        )}
      </Field>
      <Field label="Reason" error={errors.reason}>
        {(control) => (
          <Select
            {...control}
            value={values.reason}
            onChange={({ target }) => change({ reason: target.value })}
          >
            {REFUND_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {REASON_LABELS[reason]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Note (optional)" hint="Kept in Stripe, for colleagues." error={errors.note}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={values.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </Field>
      <p>
        <strong>{money || 'Money'}</strong> goes back to <strong>{donor}</strong>
        <span>{`${card ? `, to the card ${card}` : ''}. It cannot be taken back.`}</span>
      </p>
    </FormDialog>
  );
}
