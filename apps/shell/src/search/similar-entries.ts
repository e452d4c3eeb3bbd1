import { foldedText } from '@raade/contracts/base/folded-text';
import type { SearchEntry } from '@raade/contracts/site/search';
import { distanceToPrefix } from './edit-distance.ts';

/** Allowed typos by word length, longest first. Shorter words must match, since a typo turns them into other words. */
const ALLOWED_TYPOS = [
  { minLength: 8, typos: 2 },
  { minLength: 4, typos: 1 },
] as const;

const allowedTypos = ({ length }: string) =>
  ALLOWED_TYPOS.find(({ minLength }) => length >= minLength)?.typos ?? 0;

/** Added to the distance of a word in the text: below one in the title, but above a word with one more typo. */
const TEXT_DISTANCE = 0.5;

const wordsOf = (text: string): readonly string[] =>
  foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Typos between a word of the query and the most similar of `words`. Infinity if there are more than allowed. */
function distanceTo(queryWord: string, words: readonly string[]): number {
  const maxTypos = allowedTypos(queryWord);
  const distances = words
    .filter((word) => word.length >= queryWord.length - maxTypos)
    .map((word) => distanceToPrefix(queryWord, word));
  const smallest = Math.min(...distances);
  return smallest <= maxTypos ? smallest : Infinity;
}

/** The sum of the distances of all words of the query from the entry. */
function distanceOf(queryWords: readonly string[], { title, text = '' }: SearchEntry): number {
  const titleWords = wordsOf(title);
  const textWords = wordsOf(text);
  const distances = queryWords.map((word) =>
    Math.min(distanceTo(word, titleWords), distanceTo(word, textWords) + TEXT_DISTANCE),
  );
  return distances.reduce((sum, distance) => sum + distance, 0);
}

/** The entries most similar to the query, best first. An entry needs a similar word for each word of the query. */
export function similarEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const queryWords = wordsOf(query);
  if (queryWords.length === 0) return [];
  const candidates = entries
    .map((entry) => ({ entry, distance: distanceOf(queryWords, entry) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance);
  const smallest = candidates[0]?.distance ?? 0;
  // An entry with one more typo than the most similar entry is unlikely to be the right one.
  return candidates.filter(({ distance }) => distance < smallest + 1).map(({ entry }) => entry);
}
