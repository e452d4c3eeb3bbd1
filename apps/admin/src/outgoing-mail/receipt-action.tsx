import type { OpenReceipt } from '@raade/contracts/money/waiting-receipts';
import { useMutation } from '@tanstack/react-query';
import { SendAgain } from '../send-again/send-again.tsx';
import { RECEIPT_LABELS } from './receipt-labels.ts';
import { receiptRetry } from './receipts.query.ts';

/** The button that has a receipt sent. */
export function ReceiptAction({ receipt }: { readonly receipt: OpenReceipt }) {
  const retry = useMutation(receiptRetry);
  return (
    <SendAgain
      action={RECEIPT_LABELS[receipt.status].action}
      of={`receipt to ${receipt.to}`}
      kind="receipt"
      reader="The donor"
      mayHaveArrived={receipt.status === 'unknown'}
      isSending={retry.isPending}
      onSend={() => retry.mutate(receipt)}
    />
  );
}
