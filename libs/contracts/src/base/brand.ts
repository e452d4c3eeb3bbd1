/** The names of the association. Texts about it are content. */
export const BRAND = {
  shortName: 'RAADE',
  fullName: 'Rice Association for African Development',
} as const;
