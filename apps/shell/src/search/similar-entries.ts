import { foldedText } from '@raade/contracts/base/folded-text';
import type { SearchEntry } from '@raade/contracts/site/search';
import { distanceToPrefix } from './edit-distance.ts';

/** Allowed typos by word length, longest first. Shorter words allow none, since a typo turns them into other words. */
const ALLOWED_TYPOS = [
  { minLength: 8, typos: 2 },
  { minLength: 4, typos: 1 },
] as const;

const allowedTypos = ({ length }: string) =>
  ALLOWED_TYPOS.find(({ minLength }) => length >= minLength)?.typos ?? 0;

/** Added to the distance of a word in the text: worse than one in the title, but better than another typo. */
const TEXT_PENALTY = 0.5;

const wordsOf = (text: string): readonly string[] =>
  foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Typos between the typed word and the most similar of the words. Infinity if there are more than allowed. */
function distanceTo(typed: string, words: readonly string[]): number {
  const allowed = allowedTypos(typed);
  const distances = words
    .filter((word) => word.length >= typed.length - allowed)
    .map((word) => distanceToPrefix(typed, word));
  const nearest = Math.min(...distances);
  return nearest <= allowed ? nearest : Infinity;
}

/** The sum of the distances of all typed words from the entry. */
function distanceOf(typed: readonly string[], { title, text = '' }: SearchEntry): number {
  const [inTitle, inText] = [wordsOf(title), wordsOf(text)];
  const distances = typed.map((word) =>
    Math.min(distanceTo(word, inTitle), distanceTo(word, inText) + TEXT_PENALTY),
  );
  return distances.reduce((sum, distance) => sum + distance, 0);
}

/**
 * The entries with words most similar to the query, most similar first. Empty if a word of the query has no similar
 * one.
 */
export function similarEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const typed = wordsOf(query);
  if (typed.length === 0) return [];
  const near = entries
    .map((entry) => ({ entry, distance: distanceOf(typed, entry) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance);
  const nearest = near[0]?.distance ?? 0;
  // An entry with one more typo than the most similar entry is unlikely to be the right one.
  return near.filter(({ distance }) => distance < nearest + 1).map(({ entry }) => entry);
}
