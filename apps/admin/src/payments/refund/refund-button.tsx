import { refundableCents } from '@raade/contracts/money/refunds';
import type { RecordRow } from '../../table/record-row.ts';
import { AskButton } from '../asking/ask-button.tsx';
import type { RecordedDonation } from '../read-donations.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** Asks how much goes back; nothing where nothing can. */
export function RefundButton({ row }: { readonly row: RecordRow<RecordedDonation> }) {
  return (
    <AskButton
      label="Refund"
      isOffered={refundableCents(row.data) > 0}
      dialog={(question) => <RefundDialog {...question} row={row} />}
    />
  );
}
