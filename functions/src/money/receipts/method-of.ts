import type { DonationMoney } from '@raade/contracts/money/donation-money';

/** Names of card brands, by Stripe's keys (https://docs.stripe.com/api/charges/object). */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'Eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** Names of the ways to give without Stripe. */
const OTHER_METHODS: Readonly<Record<string, string>> = {
  cheque: 'Check',
  cash: 'Cash',
  transfer: 'Bank transfer',
};

/** True for donations by card, and false for manual donations. */
export const isByCard = ({ payment_method: method }: Pick<DonationMoney, 'payment_method'>) =>
  OTHER_METHODS[method] === undefined;

/** Describes how a donation was paid, like `Visa card ending in 4242`, `Check` or `Cash`. */
export function methodOf({
  payment_method: method,
  card_brand: brand,
  card_last4: last4,
}: Pick<DonationMoney, 'payment_method' | 'card_brand' | 'card_last4'>): string {
  const otherMethod = OTHER_METHODS[method];
  if (otherMethod !== undefined) return otherMethod;
  const brandName = BRANDS[brand];
  const card = brandName === undefined ? 'Card' : `${brandName} card`;
  return last4 === '' ? card : `${card} ending in ${last4}`;
}
