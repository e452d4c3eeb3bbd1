import { enterGiftRequestSchema } from '@raade/contracts/money/gifts';
import { formatCents } from '@raade/contracts/money/money';
import { readAmount } from '@raade/contracts/money/typed-amount';
import { Checkbox, useFieldErrors } from '@raade/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '@raade/staff/form-dialog';
import { refusalOf } from '@raade/staff/refusal-of';
import { amountErrors } from '../amount-errors.ts';
import type { Question } from '../asking/ask-button.tsx';
import { tellOfLedger, useLedgerChange } from '../asking/use-ledger-change.ts';
import { entering, GIFT_NOT_KNOWN } from './call-gifts.ts';
import { DonorFields } from './donor-fields.tsx';
import { GiftFields } from './gift-fields.tsx';
import { giftOf, newGift, NO_DONOR } from './gift-values.ts';

/** Asks for a gift that came past Stripe. */
export function EnterGiftDialog({ request, isOpen, onClose }: Question) {
  const enter = useLedgerChange(entering);
  const [values, setValues] = useState(() => ({ ...newGift(), ...NO_DONOR, sendReceipt: true }));
  const { errors, show, forget } = useFieldErrors();
  const { fullName, email, makeAnonymous } = values;
  const cents = readAmount(values.amount).cents;
  const money = cents > 0 ? formatCents(cents) : '';
  const sendReceipt = values.sendReceipt && email.trim() !== '';

  const submit = (form: HTMLFormElement) => {
    const donor = { fullName, email, makeAnonymous };
    const wish = { request, ...giftOf(values), ...donor, sendReceipt };
    const checked = z.safeParse(enterGiftRequestSchema, wish);
    if (!checked.success) {
      show(amountErrors(checked.error.issues, values.amount), form);
      return;
    }
    enter.mutate(checked.data, {
      onSuccess: () => {
        const from = makeAnonymous ? 'an anonymous donor' : checked.data.fullName;
        tellOfLedger({ tone: 'success', title: `${money} from ${from} entered` });
        onClose();
      },
    });
  };
  const change = (changes: Partial<typeof values>) => {
    setValues((latest) => ({ ...latest, ...changes }));
    forget(Object.keys(changes));
  };

  return (
    <FormDialog
      title="Enter a gift"
      isOpen={isOpen}
      onClose={onClose}
      action={enter.isPending ? 'Entering...' : `Enter ${money}`.trim()}
      isBusy={enter.isPending}
      refusal={enter.isError ? refusalOf(enter.error, GIFT_NOT_KNOWN) : undefined}
      onSubmit={submit}
    >
      <p>For what came by check, in cash or to our bank. Gifts by card are here by themselves.</p>
      <GiftFields values={values} errors={errors} onChange={change} />
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
        onChange={(wanted) => change({ sendReceipt: wanted })}
      />
    </FormDialog>
  );
}
