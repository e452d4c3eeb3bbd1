/** What the association is called and how it speaks of itself, everywhere. */
export const BRAND = {
  shortName: 'RAADE',
  fullName: 'Rice Association for African Development',
  taglines: ["We can't wait for tomorrow.", "We're building it today."],
} as const;
