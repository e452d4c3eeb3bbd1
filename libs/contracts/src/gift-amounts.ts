import type { DonationMoney } from './donation-money.ts';
import type { DonationRecord } from './donation-record.ts';
import { DONATION_CURRENCY } from './donations.ts';
import { returnedCents } from './receipts.ts';

type GiftMoney = Pick<DonationRecord, 'amount_cents'> &
  Pick<
    DonationMoney,
    | 'account_currency'
    | 'account_gross_cents'
    | 'account_refunded_cents'
    | 'account_disputed_cents'
    | 'dispute'
    | 'disputed_cents'
    | 'refunded_cents'
  >;

/** What was given and what went back, in cents of the account that it came into: as statements and files tell it. */
export function amountOf(gift: GiftMoney): { currency: string; given: number; returned: number } {
  const { account_currency: currency = DONATION_CURRENCY, dispute } = gift;
  if (currency === DONATION_CURRENCY) {
    return {
      currency,
      given: gift.amount_cents,
      returned: returnedCents(gift.amount_cents, gift),
    };
  }
  const taken = dispute === 'lost' ? gift.account_disputed_cents : 0;
  return {
    currency,
    given: gift.account_gross_cents,
    returned: gift.account_refunded_cents + taken,
  };
}
