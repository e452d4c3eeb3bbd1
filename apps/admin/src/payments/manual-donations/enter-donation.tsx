import { enterDonationRequestSchema } from '@raade/contracts/money/manual-donations';
import { formatCents } from '@raade/contracts/money/money';
import { readAmount } from '@raade/contracts/money/typed-amount';
import { IfMay } from '@raade/staff/rights/if-may';
import { useFormValues } from '@raade/staff/use-form-values';
import { Checkbox } from '@raade/ui';
import * as z from 'zod/mini';
import { ActionDialog } from '../../action-dialog/action-dialog.tsx';
import { amountErrors } from '../amount-errors.ts';
import { DialogButton, type OpenedDialog } from '../../action-dialog/dialog-button.tsx';
import { UNKNOWN_CHANGE, enterMutation, showLedgerToast } from '../ledger-changes.ts';
import { DonorFields } from './donor-fields.tsx';
import { DonationFields } from './donation-fields.tsx';
import { donationOf, emptyDonation, NO_DONOR } from './donation-values.ts';

/** The button to enter a manual donation. */
export const EnterDonation = () => (
  <IfMay right="donations.enter" to="enter donations by check, cash or transfer">
    <DialogButton
      label="Enter a Donation"
      dialog={(dialog) => <EnterDonationDialog {...dialog} />}
    />
  </IfMay>
);

function EnterDonationDialog({ requestId, ...dialog }: OpenedDialog) {
  const { values, errors, show, change } = useFormValues(() => ({
    ...emptyDonation(),
    ...NO_DONOR,
    sendReceipt: true,
  }));
  const { fullName, email, makeAnonymous } = values;
  const cents = readAmount(values.amount).cents;
  const amountText = cents > 0 ? formatCents(cents) : '';
  const sendReceipt = values.sendReceipt && email.trim() !== '';

  const requestOf = (form: HTMLFormElement) => {
    const donor = { fullName, email, makeAnonymous };
    const request = { request: requestId, ...donationOf(values), ...donor, sendReceipt };
    const checked = z.safeParse(enterDonationRequestSchema, request);
    if (!checked.success) show(amountErrors(checked.error.issues, values.amount), form);
    return checked.data;
  };

  return (
    <ActionDialog
      {...dialog}
      title="Enter a donation"
      action={`Enter ${amountText}`.trim()}
      busyAction="Entering..."
      mutation={enterMutation}
      requestOf={requestOf}
      onDone={(_response, donation) => {
        const donor = donation.makeAnonymous ? 'an anonymous donor' : donation.fullName;
        const title = `${formatCents(donation.amount)} from ${donor} entered`;
        showLedgerToast({ tone: 'success', title });
      }}
      fallbackMessage={UNKNOWN_CHANGE}
    >
      <p>
        For donations by check, in cash or by bank transfer. Card donations are added automatically.
      </p>
      <DonationFields values={values} errors={errors} onChange={change} />
      <DonorFields
        values={values}
        errors={errors}
        onChange={change}
        emailLabel="Donor’s email (optional)"
      />
      <Checkbox
        label="Send a receipt"
        checked={sendReceipt}
        disabled={email.trim() === ''}
        onChange={(isOn) => change({ sendReceipt: isOn })}
      />
    </ActionDialog>
  );
}
