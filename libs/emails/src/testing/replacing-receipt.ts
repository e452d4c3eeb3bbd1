import { SAMPLE_DONATION } from '../inputs/samples.ts';

/** A receipt that takes the place of the sample one, after a part of the donation was given back. */
export const REPLACING = {
  ...SAMPLE_DONATION,
  number: `${SAMPLE_DONATION.number}/2`,
  replaces: SAMPLE_DONATION.number,
  returnedCents: 2000,
};
