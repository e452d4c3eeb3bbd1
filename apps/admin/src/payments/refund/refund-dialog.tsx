import { fieldErrors } from '@raade/contracts/field-errors';
import { dollarsToCents, formatCents } from '@raade/contracts/money';
import { REFUND_REASONS, type RefundRequest, refundRequestSchema } from '@raade/contracts/refunds';
import { createNotifier, Field, Input, Select, TextArea, useFieldErrors } from '@raade/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../staff/form-dialog.tsx';
import { refusalOf } from '../../staff/refusal-of.ts';
import { LEDGER_KEY } from '../donations.query.ts';
import { REFUND_NOT_KNOWN, refunding } from './call-refund.ts';
import { newsOf, REASON_LABELS } from './refund-labels.ts';

/** What is given back, as it stood when somebody asked for it. */
export interface RefundQuestion extends Pick<
  RefundRequest,
  'request' | 'paymentIntentId' | 'left'
> {
  readonly donor: string;
  /** Where the money goes, like `visa •••• 4242`; empty where it is not known. */
  readonly card: string;
}

interface RefundDialogProps {
  readonly question: RefundQuestion;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const tellOfRefunds = createNotifier();

/** The last look before money goes back. It keeps its request's number, so that a second press gives nothing twice. */
export function RefundDialog({ question, isOpen, onClose }: RefundDialogProps) {
  const { donor, card, ...asked } = question;
  const queries = useQueryClient();
  const refund = useMutation({
    ...refunding,
    // After a failure, too: the ledger may have learned why.
    onSettled: () => queries.invalidateQueries({ queryKey: LEDGER_KEY }),
  });
  const [values, setValues] = useState({
    amount: (asked.left / 100).toFixed(2),
    reason: REFUND_REASONS[0] as string,
    note: '',
  });
  const { errors, show, forget } = useFieldErrors<'amount' | 'reason' | 'note'>();
  const amount = dollarsToCents(values.amount);
  const money = amount > 0 && amount <= asked.left ? formatCents(amount) : '';

  const submit = (form: HTMLFormElement) => {
    const checked = z.safeParse(refundRequestSchema, { ...asked, ...values, amount });
    if (!checked.success) {
      show(fieldErrors(checked.error.issues), form);
      return;
    }
    refund.mutate(checked.data, {
      onSuccess: (answer) => {
        tellOfRefunds(newsOf(answer, donor));
        onClose();
      },
    });
  };
  const change = (changes: Partial<typeof values>) => {
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
        {card && `, to the card ${card}`}. It cannot be taken back.
      </p>
    </FormDialog>
  );
}
