import {
  SAMPLE_GUEST,
  SAMPLE_PARTNER,
  SAMPLE_STUDENT,
} from '@raade/contracts/testing/sample-applications';

/** The entries of a student with all fields. */
export const FILLED_STUDENT = {
  ...SAMPLE_STUDENT,
  phone: '+1 555 0100',
  graduation_year: '2027',
  skills: 'Prototyping',
  portfolio_link: 'https://example.org/portfolio',
};

/** The entries of a partner with only the required fields. */
export const FILLED_PARTNER = { ...SAMPLE_PARTNER };

/** The entries of a guest with only the required fields. */
export const FILLED_GUEST = { ...SAMPLE_GUEST };
