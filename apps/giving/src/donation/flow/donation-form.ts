import type { Giving } from '@raade/content-model/giving/giving.schema';
import { readAmount } from '@raade/contracts/money/typed-amount';
import * as z from 'zod/mini';

/** Choice of a custom amount. */
export const CUSTOM_AMOUNT = 'custom';

/** The donor's entries, unchecked. */
export const donationFormSchema = z.object({
  /** A preset in dollars, like `50`, or `custom`. */
  amount: z.string(),
  customAmount: z.string(),
  fullName: z.string(),
  email: z.string(),
  message: z.string(),
  makeAnonymous: z.boolean(),
});
export type DonationForm = Readonly<z.infer<typeof donationFormSchema>>;

export const emptyForm = ({ chosenFirst }: Giving): DonationForm => ({
  amount: String(chosenFirst),
  customAmount: '',
  fullName: '',
  email: '',
  message: '',
  makeAnonymous: false,
});

/** True if the donor has changed anything. */
export function isFilled(form: DonationForm, giving: Giving): boolean {
  return form.amount !== String(giving.chosenFirst) || form.makeAnonymous || isWritten(form);
}

/** True if a text field is filled. */
export function isWritten({ customAmount, fullName, email, message }: DonationForm): boolean {
  return [customAmount, fullName, email, message].some((text) => text !== '');
}

/** The entered amount in cents; `NaN` if it is invalid. */
export function enteredCents({ amount, customAmount }: DonationForm): number {
  return readAmount(amount === CUSTOM_AMOUNT ? customAmount : amount).cents;
}
