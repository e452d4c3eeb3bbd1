import type { DonationMoney } from './donation-money.ts';
import type { DonationRecord } from './donation-record.ts';
import { DONATION_CURRENCY } from './donation-amount.ts';
import { returnedCents } from './receipts.ts';

/** Amounts given and returned, in cents of the account's currency, for statements and exports. */
export function amountOf(donation: Pick<DonationRecord, 'amount_cents'> & DonationMoney) {
  const { account_currency: currency = DONATION_CURRENCY, dispute, amount_cents: given } = donation;
  if (currency === DONATION_CURRENCY) {
    return { currency, given, returned: returnedCents(given, donation) };
  }
  const disputed = dispute === 'lost' ? donation.account_disputed_cents : 0;
  const returned = donation.account_refunded_cents + disputed;
  return { currency, given: donation.account_gross_cents, returned };
}
