/** Whom the footer thanks: roles, never names. */
export const CREDITS = {
  contributors: 'Designed and built by student volunteers of the association.',
  sponsors: 'With thanks to the sponsors, partners and donors who make our work possible.',
} as const;
