/** All that an erasure asks of the settings. */
export const ERASURE_SETTINGS = {
  ERASURE_DATABASE: 'erasures',
  ERASURE_SECRET: 'a sample key of thirty-two characters',
};
