/** Texts of the search that are needed before its code has loaded. */
export const SEARCH_MESSAGES = {
  label: 'Search the site',
  loading: 'Loading search...',
  unavailable: 'Search is not available right now.',
  action: 'Try Again',
} as const;
