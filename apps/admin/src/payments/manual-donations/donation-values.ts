import { donationDay } from '@raade/contracts/money/donation-day';
import type { EnteredMethod } from '@raade/contracts/money/manual-donations';
import { localDay } from '@raade/contracts/base/local-day';
import { readAmount } from '@raade/contracts/money/typed-amount';
import type { RecordedDonation } from '../read-donations.ts';

/** The fields of the donor, as typed. */
export interface DonorValues {
  readonly fullName: string;
  readonly email: string;
  readonly makeAnonymous: boolean;
}

/** The fields of a donation, as typed. */
export interface DonationValues {
  readonly amount: string;
  readonly receivedOn: string;
  readonly method: string;
  readonly checkNumber: string;
}

export const NO_DONOR: DonorValues = { fullName: '', email: '', makeAnonymous: false };

export const emptyDonation = (): DonationValues => ({
  amount: '',
  receivedOn: localDay(new Date()),
  method: 'cheque',
  checkNumber: '',
});

export const METHOD_LABELS: Readonly<Record<EnteredMethod, string>> = {
  cheque: 'Check',
  cash: 'Cash',
  transfer: 'Bank transfer',
};

export const donorOfRecord = (donation: RecordedDonation): DonorValues => ({
  fullName: donation.donor_name ?? '',
  email: donation.donor_email,
  makeAnonymous: donation.is_anonymous,
});

export const donationOfRecord = (donation: RecordedDonation): DonationValues => ({
  amount: (donation.amount_cents / 100).toFixed(2),
  receivedOn: donationDay(donation),
  method: donation.payment_method,
  checkNumber: donation.check_number,
});

/** Converts the values for a request. The schema of the request checks them. */
export function donationOf({ amount, checkNumber, method, receivedOn }: DonationValues) {
  const number = method === 'cheque' ? checkNumber : '';
  return { amount: readAmount(amount).cents, receivedOn, method, checkNumber: number };
}
