import type { Finding } from './find-entries.ts';

const HINT = 'Find pages, projects, speakers and sessions.';

/**
 * What search says of what it shows.
 * @param count of the entries in all groups
 */
export function foundMessage({ by }: Finding, query: string, count: number): string {
  if (by === 'match') return count === 1 ? '1 result' : `${count} results`;
  if (query === '') return HINT;
  const nothing = `No results for "${query}"`;
  if (count === 0) return nothing;
  if (by === 'suggestion') return `${nothing}. You can go on from here:`;
  return count === 1
    ? `${nothing}. Did you mean this?`
    : `${nothing}. Did you mean one of these ${count}?`;
}
