import { isManualDonation } from '@raade/contracts/money/manual-donations';
import { refundableCents } from '@raade/contracts/money/refunds';
import { ButtonRow, ExternalButtonLink } from '@raade/ui';
import { useMay } from '@raade/staff/rights/roles-context';
import type { RecordRow } from '../table/record-row.ts';
import { DialogButton } from '../action-dialog/dialog-button.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { RefundDialog } from './refund/refund-dialog.tsx';
import { CorrectDialog } from './manual-donations/correct-dialog.tsx';
import { VoidDialog } from './manual-donations/void-dialog.tsx';
import type { RecordedDonation } from './read-donations.ts';
import { stripePaymentUrl } from './stripe-dashboard.ts';

/** The actions on a donation that the current member of the staff may use. */
export function DonationActions({ row }: { readonly row: RecordRow<RecordedDonation> }) {
  const mayRefund = useMay('donations.refund');
  const mayCorrect = useMay('donations.correct');
  const mayReceipt = useMay('donations.receipt');
  const isEntered = isManualDonation(row.id);
  const isVoid = row.data.payment_status === 'voided';
  // A correction would add a name to an erased donor again.
  const isErased = !isEntered && row.data.donor_email === '';
  return (
    <ButtonRow>
      {mayReceipt && (
        <DialogButton
          label="Receipt"
          aria-keyshortcuts="a"
          isOffered={!isVoid && row.data.donor_email !== ''}
          dialog={(dialog) => <ReceiptDialog {...dialog} row={row} />}
        />
      )}
      {mayCorrect && (
        <DialogButton
          label="Correct"
          isOffered={!isVoid && !isErased}
          dialog={(dialog) => <CorrectDialog {...dialog} row={row} />}
        />
      )}
      {mayCorrect && isEntered && (
        <DialogButton
          label="Void"
          isOffered={!isVoid}
          dialog={(dialog) => <VoidDialog {...dialog} row={row} />}
        />
      )}
      {mayRefund && !isEntered && (
        <DialogButton
          label="Refund"
          aria-keyshortcuts="r"
          isOffered={refundableCents(row.data) > 0}
          dialog={(dialog) => <RefundDialog {...dialog} row={row} />}
        />
      )}
      {!isEntered && (
        <ExternalButtonLink look="quiet" href={stripePaymentUrl(row.id)}>
          View in Stripe
        </ExternalButtonLink>
      )}
    </ButtonRow>
  );
}
