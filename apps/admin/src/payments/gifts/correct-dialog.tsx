import { correctDonationRequestSchema, isEnteredGift } from '@raade/contracts/money/gifts';
import { formatCents } from '@raade/contracts/money/money';
import { useFieldErrors } from '@raade/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '@raade/staff/form-dialog';
import { refusalOf } from '@raade/staff/refusal-of';
import type { RecordRow } from '../../table/record-row.ts';
import { amountErrors } from '../amount-errors.ts';
import type { Question } from '../asking/ask-button.tsx';
import { tellOfLedger, useLedgerChange } from '../asking/use-ledger-change.ts';
import { donorOf } from '../donation-row.ts';
import type { RecordedDonation } from '../read-donations.ts';
import { correcting, GIFT_NOT_KNOWN } from './call-gifts.ts';
import { DonorFields } from './donor-fields.tsx';
import { GiftFields } from './gift-fields.tsx';
import { donorOfRecord, giftOf, giftOfRecord } from './gift-values.ts';

interface CorrectDialogProps extends Question {
  readonly row: RecordRow<RecordedDonation>;
}

/** Puts right who gave, and of what staff entered what came. */
export function CorrectDialog({ request, row, isOpen, onClose }: CorrectDialogProps) {
  const correct = useLedgerChange(correcting);
  // As it was when somebody began: what others change meanwhile is not overwritten.
  const [{ id, data }] = useState(row);
  const [donor, setDonor] = useState(() => donorOfRecord(data));
  const [gift, setGift] = useState(() => giftOfRecord(data));
  const { errors, show, forget } = useFieldErrors();
  const isEntered = isEnteredGift(id);
  const keepsName = data.is_anonymous && donor.makeAnonymous;

  const submit = (form: HTMLFormElement) => {
    const changes = { donor, ...(isEntered && { gift: giftOf(gift) }) };
    const wish = { request, id, seen: data.corrections, ...changes };
    const checked = z.safeParse(correctDonationRequestSchema, wish);
    if (!checked.success) {
      const inner = checked.error.issues.map(({ path, message }) => ({
        path: path.slice(1),
        message,
      }));
      show(amountErrors(inner, isEntered ? gift.amount : ''), form);
      return;
    }
    correct.mutate(checked.data, {
      onSuccess: () => {
        const title = `The gift of ${donorOf(data)} is corrected`;
        tellOfLedger({ tone: 'success', title });
        onClose();
      },
    });
  };

  return (
    <FormDialog
      title={`Correct ${formatCents(data.amount_cents)} from ${donorOf(data)}`}
      isOpen={isOpen}
      onClose={onClose}
      action={correct.isPending ? 'Saving...' : 'Save'}
      isBusy={correct.isPending}
      refusal={correct.isError ? refusalOf(correct.error, GIFT_NOT_KNOWN) : undefined}
      onSubmit={submit}
    >
      {isEntered && (
        <GiftFields
          values={gift}
          errors={errors}
          onChange={(changes) => {
            setGift((latest) => ({ ...latest, ...changes }));
            forget(Object.keys(changes));
          }}
        />
      )}
      <DonorFields
        values={donor}
        errors={errors}
        onChange={(changes) => {
          setDonor((latest) => ({ ...latest, ...changes }));
          forget(Object.keys(changes));
        }}
        nameHint={keepsName ? 'Left empty, the name that the receipt has stays.' : undefined}
        emailLabel={isEntered ? 'Donor’s email (optional)' : 'Donor’s email'}
      />
      {!isEntered && <p>Amount, day and card are Stripe’s, and stay as they are.</p>}
    </FormDialog>
  );
}
