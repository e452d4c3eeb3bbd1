import { isEnteredGift } from '@raade/contracts/money/gifts';
import { refundableCents } from '@raade/contracts/money/refunds';
import { ButtonRow, ExternalButtonLink } from '@raade/ui';
import { useMay } from '@raade/staff/rights/roles-context';
import type { RecordRow } from '../table/record-row.ts';
import { AskButton } from '../last-look/ask-button.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { RefundDialog } from './refund/refund-dialog.tsx';
import { CorrectDialog } from './gifts/correct-dialog.tsx';
import { VoidDialog } from './gifts/void-dialog.tsx';
import type { RecordedDonation } from './read-donations.ts';
import { stripePaymentUrl } from './stripe-dashboard.ts';

/** The actions on a donation that the current member of the staff may use. */
export function DonationActions({ row }: { readonly row: RecordRow<RecordedDonation> }) {
  const mayRefund = useMay('donations.refund');
  const mayCorrect = useMay('donations.correct');
  const mayReceipt = useMay('donations.receipt');
  const isEntered = isEnteredGift(row.id);
  const isVoid = row.data.payment_status === 'voided';
  // A correction would add a name to an erased donor again.
  const isErased = !isEntered && row.data.donor_email === '';
  return (
    <ButtonRow>
      {mayReceipt && (
        <AskButton
          label="Receipt"
          isOffered={!isVoid && row.data.donor_email !== ''}
          dialog={(question) => <ReceiptDialog {...question} row={row} />}
        />
      )}
      {mayCorrect && (
        <AskButton
          label="Correct"
          isOffered={!isVoid && !isErased}
          dialog={(question) => <CorrectDialog {...question} row={row} />}
        />
      )}
      {mayCorrect && isEntered && (
        <AskButton
          label="Void"
          isOffered={!isVoid}
          dialog={(question) => <VoidDialog {...question} row={row} />}
        />
      )}
      {!isEntered && (
        <ExternalButtonLink look="quiet" href={stripePaymentUrl(row.id)}>
          View in Stripe
        </ExternalButtonLink>
      )}
      {mayRefund && !isEntered && (
        <AskButton
          label="Refund"
          isOffered={refundableCents(row.data) > 0}
          dialog={(question) => <RefundDialog {...question} row={row} />}
        />
      )}
    </ButtonRow>
  );
}
