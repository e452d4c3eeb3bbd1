import {
  correctDonationRequestSchema,
  isManualDonation,
} from '@raade/contracts/money/manual-donations';
import { formatCents } from '@raade/contracts/money/money';
import { useFormValues } from '@raade/staff/use-form-values';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ActionDialog } from '../../action-dialog/action-dialog.tsx';
import type { RecordRow } from '../../table/record-row.ts';
import { amountErrors } from '../amount-errors.ts';
import type { OpenedDialog } from '../../action-dialog/dialog-button.tsx';
import { donorOf } from '../donation-labels.ts';
import { UNKNOWN_CHANGE, correctMutation, showLedgerToast } from '../ledger-changes.ts';
import type { RecordedDonation } from '../read-donations.ts';
import { DonorFields } from './donor-fields.tsx';
import { DonationFields } from './donation-fields.tsx';
import { donorOfRecord, donationOf, donationOfRecord } from './donation-values.ts';

interface CorrectDialogProps extends OpenedDialog {
  readonly row: RecordRow<RecordedDonation>;
}

/** Corrects the donor; for a manual donation also amount, day and method. */
export function CorrectDialog({ requestId, row, ...dialog }: CorrectDialogProps) {
  // The record as it was when the dialog opened: later changes by others are not overwritten.
  const [{ id, data }] = useState(row);
  const { values, errors, show, change } = useFormValues(() => ({
    ...donorOfRecord(data),
    ...donationOfRecord(data),
  }));
  const { fullName, email, makeAnonymous } = values;
  const isEntered = isManualDonation(id);
  const canKeepName = data.is_anonymous && makeAnonymous;
  const requestOf = (form: HTMLFormElement) => {
    const donor = { fullName, email, makeAnonymous };
    const changes = { donor, ...(isEntered && { manualDonation: donationOf(values) }) };
    const request = { request: requestId, id, seen: data.corrections, ...changes };
    const checked = z.safeParse(correctDonationRequestSchema, request);
    if (checked.success) return checked.data;
    // Paths begin with `donor` or `manualDonation`, and end with the field.
    const fieldIssues = checked.error.issues.map(({ path, message }) => ({
      path: path.slice(1),
      message,
    }));
    show(amountErrors(fieldIssues, isEntered ? values.amount : ''), form);
    return undefined;
  };

  return (
    <ActionDialog
      {...dialog}
      title={`Correct the donation of ${formatCents(data.amount_cents)} from ${donorOf(data)}`}
      action="Save"
      busyAction="Saving..."
      mutation={correctMutation}
      requestOf={requestOf}
      onDone={() =>
        showLedgerToast({
          tone: 'success',
          title: `The donation from ${donorOf(data)} was corrected`,
        })
      }
      fallbackMessage={UNKNOWN_CHANGE}
    >
      {isEntered && <DonationFields values={values} errors={errors} onChange={change} />}
      <DonorFields
        values={values}
        errors={errors}
        onChange={change}
        nameHint={canKeepName ? 'If left empty, the name on the receipt stays.' : undefined}
        emailLabel={isEntered ? 'Donor’s email (optional)' : 'Donor’s email'}
      />
      {!isEntered && <p>Amount, day and card come from Stripe and cannot be changed.</p>}
    </ActionDialog>
  );
}
