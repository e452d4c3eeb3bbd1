import type { Giving } from '@raade/content-model/giving/giving.schema';
import { readAmount } from '@raade/contracts/money/typed-amount';

/** The choice that lets the donor type an amount. */
export const CUSTOM_AMOUNT = 'custom';

/** The donor's entries, checked or not. */
export interface DonationForm {
  /** A preset in dollars, like `50`, or `custom`. */
  readonly amount: string;
  readonly customAmount: string;
  readonly fullName: string;
  readonly email: string;
  readonly message: string;
  readonly makeAnonymous: boolean;
}

/** The form before its donor enters anything. */
export const emptyForm = ({ chosenFirst }: Giving): DonationForm => ({
  amount: String(chosenFirst),
  customAmount: '',
  fullName: '',
  email: '',
  message: '',
  makeAnonymous: false,
});

/** True if a donor has entered or chosen anything. */
export function isFilled(form: DonationForm, giving: Giving): boolean {
  return form.amount !== String(giving.chosenFirst) || form.makeAnonymous || isWritten(form);
}

/** True if a donor has written anything. */
export function isWritten({ customAmount, fullName, email, message }: DonationForm): boolean {
  return [customAmount, fullName, email, message].some((text) => text !== '');
}

/** The amount that the form stands at, in cents. `NaN` while it is not an amount. */
export function enteredCents({ amount, customAmount }: DonationForm): number {
  return readAmount(amount === CUSTOM_AMOUNT ? customAmount : amount).cents;
}
