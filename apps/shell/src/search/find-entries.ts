import type { SearchEntry } from '@raade/contracts/search';
import { matchSorter, type MatchSorterOptions, rankings } from 'match-sorter';

/** A title counts for more the earlier it matches; other words count like the middle of a title. */
const BY_TITLE_THEN_TEXT: MatchSorterOptions<SearchEntry> = {
  keys: ['title', { key: (entry) => entry.text ?? '', maxRanking: rankings.CONTAINS }],
  threshold: rankings.CONTAINS,
  baseSort: (a, b) => a.index - b.index,
};

/** Results of one kind, best first. */
export interface ResultGroup {
  readonly kind: string;
  readonly entries: readonly SearchEntry[];
}

/**
 * The entries that match every word of the query, whatever its case and accents: first those whose title
 * starts with it, then those with a word that does, then the rest. Kinds stand in the order of their best result.
 */
export function findEntries(entries: readonly SearchEntry[], query: string): ResultGroup[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  // Words are taken from the last to the first, so that the first one decides the order.
  const matches = words.reduceRight<readonly SearchEntry[]>(
    (rest, word) => matchSorter(rest, word, BY_TITLE_THEN_TEXT),
    entries,
  );
  const kinds = new Set(matches.map(({ kind }) => kind));
  return [...kinds].map((kind) => ({
    kind,
    entries: matches.filter((entry) => entry.kind === kind),
  }));
}
