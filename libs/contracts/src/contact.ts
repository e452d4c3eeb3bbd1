/**
 * How to reach the association, wherever the site says it. Sample values on example domains: replace
 * them here.
 */
export const CONTACT = {
  email: 'hello@example.org',
  /** Line by line, as on an envelope. */
  postalAddress: ['6100 Sample Street', 'Houston, TX 77000'],
} as const;

/** Profiles of the association elsewhere. Sample addresses, as above. */
export const SOCIAL_LINKS = [
  { name: 'LinkedIn', url: 'https://linkedin.example.org/raade' },
  { name: 'Instagram', url: 'https://instagram.example.org/raade' },
] as const;
