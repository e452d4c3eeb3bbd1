import { refundableCents } from '@raade/contracts/refunds';
import { Button } from '@raade/ui';
import { useState } from 'react';
import type { RecordRow } from '../../table/record-row.ts';
import { cardOf } from '../donation-money-lines.ts';
import { donorOf } from '../donation-row.ts';
import type { RecordedDonation } from '../read-donations.ts';
import { RefundDialog, type RefundQuestion } from './refund-dialog.tsx';

/** Asks how much goes back; nothing where nothing can. */
export function RefundButton({ row }: { readonly row: RecordRow<RecordedDonation> }) {
  const [question, setQuestion] = useState<RefundQuestion>();
  const [isOpen, setOpen] = useState(false);
  const left = refundableCents(row.data);
  const ask = () => {
    setQuestion({
      request: crypto.randomUUID(),
      paymentIntentId: row.id,
      left,
      donor: donorOf(row.data),
      card: cardOf(row.data),
    });
    setOpen(true);
  };
  return (
    <>
      {left > 0 && (
        <Button look="quiet" aria-haspopup="dialog" onClick={ask}>
          Refund
        </Button>
      )}
      {question && (
        <RefundDialog
          key={question.request}
          question={question}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
