import type { SecondFactor } from '@raade/contracts/staff/second-factor';

/** Where the code of each factor is found. */
export const CODE_HINTS: Readonly<Record<SecondFactor, string>> = {
  totp: 'Open your authenticator app: it shows 6 digits, and new ones every half minute.',
  phone: 'We have sent a text message with 6 digits to your phone.',
};
