/** The name of the association and its words about itself, everywhere. */
export const BRAND = {
  shortName: 'RAADE',
  fullName: 'Rice Association for African Development',
  taglines: ["We can't wait for tomorrow.", "We're building it today."],
} as const;
