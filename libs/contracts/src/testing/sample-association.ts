import type { SiteAssociation } from '../content/site-association.ts';

/** An association in the form that the frame gets, for tests. */
export const SAMPLE_ASSOCIATION: SiteAssociation = {
  email: 'hello@example.org',
  postalAddress: ['6100 Sample Street', 'Houston, TX 77000'],
  profiles: [
    { name: 'LinkedIn', url: 'https://linkedin.example.org/raade' },
    { name: 'Instagram', url: 'https://instagram.example.org/raade' },
  ],
  taglines: ['A first line.', 'A second one.'],
  sponsors: 'With thanks to the sponsors.',
  contributors: 'Designed and built by student volunteers.',
};
