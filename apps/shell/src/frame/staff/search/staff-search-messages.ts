/** Texts of the search of the staff area. */
export const STAFF_SEARCH = {
  button: 'Search',
  label: 'Search people and records…',
  hint: 'Find people, donations, applications, campaigns and pages.',
  searching: 'Searching…',
  nothing: 'Nothing found',
  failed: 'Search could not be reached. Please try again.',
  resultCount: (count: number) => (count === 1 ? '1 result' : `${count} results`),
} as const;
