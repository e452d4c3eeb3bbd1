/** Texts of search that the frame has at hand. */
export const SEARCH_MESSAGES = {
  label: 'Search the site',
  loading: 'Loading search...',
  unavailable: 'Search is not available right now.',
  action: 'Try Again',
} as const;
