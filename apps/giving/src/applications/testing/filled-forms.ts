import { SAMPLE_PARTNER, SAMPLE_STUDENT } from '@raade/contracts/testing/sample-applications';

/** What a student types who fills in everything. */
export const FILLED_STUDENT = {
  ...SAMPLE_STUDENT,
  phone: '+1 555 0100',
  graduation_year: '2027',
  skills: 'Prototyping',
  portfolio_link: 'https://example.org/portfolio',
};

/** What a partner types who leaves out what may be left out. */
export const FILLED_PARTNER = { ...SAMPLE_PARTNER };
