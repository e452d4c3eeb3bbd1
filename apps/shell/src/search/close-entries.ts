import { foldedText } from '@raade/contracts/base/folded-text';
import type { SearchEntry } from '@raade/contracts/site/search';
import { slipsToBeginning } from './edit-distance.ts';

/** Slips that are forgiven in words of so many letters, longest first. Shorter ones would be any other word. */
const FORGIVEN = [
  { from: 8, slips: 2 },
  { from: 4, slips: 1 },
] as const;

const forgivenIn = ({ length }: string) => FORGIVEN.find(({ from }) => length >= from)?.slips ?? 0;

/** A word that stands in the text counts less than one that stands in the title, but more than another slip. */
const IN_TEXT = 0.5;

const wordsOf = (text: string): readonly string[] =>
  foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How far the nearest of the words is from what was typed. Infinity if that is not to be forgiven. */
function distanceTo(typed: string, words: readonly string[]): number {
  const forgiven = forgivenIn(typed);
  const slips = words
    .filter((word) => word.length >= typed.length - forgiven)
    .map((word) => slipsToBeginning(typed, word));
  const nearest = Math.min(...slips);
  return nearest <= forgiven ? nearest : Infinity;
}

/** The sum of how far every word that was typed is from the entry. */
function distanceOf(typed: readonly string[], { title, text = '' }: SearchEntry): number {
  const [inTitle, inText] = [wordsOf(title), wordsOf(text)];
  const distances = typed.map((word) =>
    Math.min(distanceTo(word, inTitle), distanceTo(word, inText) + IN_TEXT),
  );
  return distances.reduce((sum, distance) => sum + distance, 0);
}

/** The entries that come closest to what was typed, nearest first; none if too little of it is like any of them. */
export function closeEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const typed = wordsOf(query);
  if (typed.length === 0) return [];
  const near = entries
    .map((entry) => ({ entry, distance: distanceOf(typed, entry) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance);
  const nearest = near[0]?.distance ?? 0;
  // An entry that is a whole step further away than the nearest one is unlikely to be meant.
  return near.filter(({ distance }) => distance < nearest + 1).map(({ entry }) => entry);
}
