import { MIN_DONATION_CENTS } from '@raade/contracts/money/donation-amount';
import {
  DONATION_MESSAGES,
  donorFields,
  paymentRequestSchema,
} from '@raade/contracts/money/donation.schema';
import { fieldErrors } from '@raade/contracts/base/field-errors';
import { readAmount } from '@raade/contracts/money/typed-amount';
import type { FieldErrors } from '@raade/ui';
import * as z from 'zod/mini';
import type { Donation } from '../flow/donation.ts';
import { type DonationForm, enteredCents } from '../flow/donation-form.ts';

export type FormErrors = FieldErrors<keyof DonationForm>;

export type FormCheck =
  | { readonly ok: true; readonly donation: Donation }
  | {
      readonly ok: false;
      readonly errors: FormErrors;
      /** Message if the whole donation is refused, not only a field. */
      readonly refusal?: string;
    };

const fieldsSchema = z.object({
  amount: z.string().check(z.minLength(1, DONATION_MESSAGES.chooseAmount)),
  customAmount: z.string().check(
    z.refine((text) => text === '' || readAmount(text).cents >= MIN_DONATION_CENTS, {
      error: ({ input }) => readAmount(String(input)).problem ?? DONATION_MESSAGES.customAmount,
    }),
  ),
  ...donorFields,
});

/** Checks each field, and the amount as a number. */
export function checkForm(form: DonationForm): FormCheck {
  const fields = fieldsSchema.safeParse(form);
  const amount = paymentRequestSchema.shape.amount.safeParse(enteredCents(form));
  if (fields.success && amount.success) {
    const { fullName, email, message, makeAnonymous } = fields.data;
    return { ok: true, donation: { amount: amount.data, fullName, email, message, makeAnonymous } };
  }
  const errors: FormErrors = fields.success ? {} : fieldErrors(fields.error.issues);
  // A field's own error is more exact than that of the amount as a number.
  const hasAmountError = errors.amount ?? errors.customAmount;
  if (amount.success || hasAmountError) return { ok: false, errors };
  const refusal = amount.error.issues[0]?.message ?? DONATION_MESSAGES.invalidAmount;
  return { ok: false, errors: { ...errors, customAmount: refusal }, refusal };
}
