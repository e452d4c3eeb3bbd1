/** The names of the association, everywhere. Its words about itself are content. */
export const BRAND = {
  shortName: 'RAADE',
  fullName: 'Rice Association for African Development',
} as const;
