import type { OpenReceipt } from '@raade/contracts/waiting-receipts';
import { Button, Dialog } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RECEIPT_LABELS } from './receipt-labels.ts';
import { receiptRetry } from './receipts.query.ts';

/** The button that has a receipt sent; it asks first where the donor may have it already. */
export function ReceiptAction({ receipt }: { readonly receipt: OpenReceipt }) {
  const retry = useMutation(receiptRetry);
  const [isAsking, setIsAsking] = useState(false);
  const { action } = RECEIPT_LABELS[receipt.status];
  const send = () => {
    setIsAsking(false);
    if (!retry.isPending) retry.mutate(receipt);
  };
  return (
    <>
      <Button
        look="quiet"
        aria-label={`${action}: receipt to ${receipt.to}`}
        isBusy={retry.isPending}
        onClick={() => (receipt.status === 'unknown' ? setIsAsking(true) : send())}
      >
        {action}
      </Button>
      <Dialog
        title="Send this receipt again?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        closeLabel="Cancel"
        actions={<Button onClick={send}>Send again</Button>}
      >
        <p>
          We do not know whether it arrived: the mail service did not answer in time. The donor may
          get it twice.
        </p>
      </Dialog>
    </>
  );
}
