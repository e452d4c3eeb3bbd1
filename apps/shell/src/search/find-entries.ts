import { foldedText } from '@raade/contracts/base/folded-text';
import type { SearchEntry } from '@raade/contracts/site/search';
import { matchSorter, type MatchSorterOptions, rankings } from 'match-sorter';
import { similarEntries } from './similar-entries.ts';

/** A title ranks higher the earlier it matches; the text ranks like the middle of a title. */
const BY_TITLE_THEN_TEXT: MatchSorterOptions<SearchEntry> = {
  keys: [
    (entry) => foldedText(entry.title),
    { key: ({ text = '' }) => foldedText(text), maxRanking: rankings.CONTAINS },
  ],
  // `foldedText` has removed the diacritics.
  keepDiacritics: true,
  threshold: rankings.CONTAINS,
  baseSort: (a, b) => a.index - b.index,
};

/** Results of one kind, best first. */
export interface ResultGroup {
  readonly kind: string;
  readonly entries: readonly SearchEntry[];
}

/** The results of a search: exact matches, entries of similar spelling, or suggestions. */
export interface SearchResult {
  readonly by: 'match' | 'similarity' | 'suggestion';
  readonly groups: readonly ResultGroup[];
}

/**
 * The entries that match every word of the query, without regard to case and accents: first those whose title starts
 * with it, then those with a word that does, then the rest.
 */
function matchingEntries(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const words = foldedText(query).trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  // From the last word to the first: each sorts again, so the first word decides the order.
  return words.reduceRight<readonly SearchEntry[]>(
    (rest, word) => matchSorter(rest, word, BY_TITLE_THEN_TEXT),
    entries,
  );
}

/** Groups entries by kind, in the order of the best result of each kind. */
export function groupByKind(entries: readonly SearchEntry[]): ResultGroup[] {
  const kinds = new Set(entries.map(({ kind }) => kind));
  return [...kinds].map((kind) => ({
    kind,
    entries: entries.filter((entry) => entry.kind === kind),
  }));
}

/** Returns the entries that match the query; else entries with a similar spelling; else suggestions. */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchResult {
  const matching = matchingEntries(entries, query);
  if (matching.length > 0) return { by: 'match', groups: groupByKind(matching) };
  const similar = similarEntries(entries, query);
  if (similar.length > 0) return { by: 'similarity', groups: groupByKind(similar) };
  const suggestions = entries.filter((entry) => entry.suggested);
  return { by: 'suggestion', groups: groupByKind(suggestions) };
}
