import type { Donation } from '../flow/donation.ts';

export const SAMPLE_DONATION: Donation = {
  amount: 5000,
  fullName: 'Sample Donor',
  email: 'donor@example.org',
  message: '',
  makeAnonymous: false,
};
