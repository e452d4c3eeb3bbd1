import { VOID_REASONS, type VoidReason } from '@raade/contracts/money/gifts';
import { formatCents } from '@raade/contracts/money/money';
import { Field, Select } from '@raade/ui';
import { useState } from 'react';
import { FormDialog } from '@raade/staff/form-dialog';
import { refusalOf } from '@raade/staff/refusal-of';
import type { RecordRow } from '../../table/record-row.ts';
import type { Question } from '../asking/ask-button.tsx';
import { tellOfLedger, useLedgerChange } from '../asking/use-ledger-change.ts';
import { donorOf } from '../donation-row.ts';
import type { RecordedDonation } from '../read-donations.ts';
import { GIFT_NOT_KNOWN, voiding } from './call-gifts.ts';

interface VoidDialogProps extends Question {
  readonly row: RecordRow<RecordedDonation>;
}

const REASON_LABELS: Readonly<Record<VoidReason, string>> = {
  mistake: 'It was entered by mistake',
  returned: 'We gave it back',
  unpaid: 'The bank did not pay it',
};

/** The last look before a gift that was entered counts no more. */
export function VoidDialog({ request, row, isOpen, onClose }: VoidDialogProps) {
  const change = useLedgerChange(voiding);
  const [{ id, data }] = useState(row);
  const [reason, setReason] = useState<VoidReason>(VOID_REASONS[0]);
  const gift = `${formatCents(data.amount_cents)} from ${donorOf(data)}`;
  const submit = () =>
    change.mutate(
      { request, id, seen: data.corrections, reason },
      {
        onSuccess: () => {
          tellOfLedger({ tone: 'success', title: `${gift} is void` });
          onClose();
        },
      },
    );

  return (
    <FormDialog
      title={`Void ${gift}?`}
      isOpen={isOpen}
      onClose={onClose}
      action={change.isPending ? 'Voiding...' : `Void ${formatCents(data.amount_cents)}`}
      isBusy={change.isPending}
      refusal={change.isError ? refusalOf(change.error, GIFT_NOT_KNOWN) : undefined}
      onSubmit={submit}
    >
      <p>
        <strong>{gift}</strong> stays on record and counts nowhere. It cannot be taken back: a gift
        that is right after all is entered anew.
      </p>
      <Field label="Reason">
        {(control) => (
          <Select
            {...control}
            value={reason}
            onChange={({ target }) =>
              setReason(VOID_REASONS.find((known) => known === target.value) ?? reason)
            }
          >
            {VOID_REASONS.map((known) => (
              <option key={known} value={known}>
                {REASON_LABELS[known]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}
