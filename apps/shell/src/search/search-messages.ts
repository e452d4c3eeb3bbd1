/** Texts of search. */
export const SEARCH_MESSAGES = {
  label: 'Search the site',
  hint: 'Find pages, projects, speakers and sessions.',
  loading: 'Loading search...',
  unavailable: 'Search is not available right now.',
  incomplete: 'A part of the site could not be reached, so some results may be missing.',
  action: 'Try Again',
} as const;

export function countMessage(query: string, count: number): string {
  if (count === 0) return `No results for "${query}"`;
  return count === 1 ? '1 result' : `${count} results`;
}
