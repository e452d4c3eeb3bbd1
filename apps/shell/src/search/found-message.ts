import type { Finding } from './find-entries.ts';

const HINT = 'Find pages, projects, speakers and sessions.';

/**
 * What search says of what it shows.
 * @param count of the entries in all groups
 */
export function foundMessage({ by }: Finding, query: string, count: number): string {
  if (by === 'match') return count === 1 ? '1 result' : `${count} results`;
  if (query === '') return HINT;
  if (by === 'likeness') {
    const question = count === 1 ? 'Did you mean this?' : `Did you mean one of these ${count}?`;
    return `${question} Nothing is called "${query}".`;
  }
  const nothing = `No results for "${query}"`;
  return count === 0 ? nothing : `${nothing}. You can go on from here:`;
}
