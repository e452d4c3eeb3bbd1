import { foldedText } from './folded-text.ts';

/** Characters of a search. */
export const SEARCH_TEXT = { least: 2, most: 100 } as const;
/** Letters of a beginning that is indexed: longer ones would tell few more apart. */
const LETTERS = { least: SEARCH_TEXT.least, most: 12 } as const;
/** Each is an entry of the index. Texts of a usual length stay below it. */
const MOST = 200;

const OUTER_SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The words between spaces, like a whole address, without the signs around them. */
const wholeWords = (text: string): string[] =>
  foldedText(text)
    .split(/\s+/)
    .map((word) => word.replace(OUTER_SIGNS, ''))
    .filter((word) => word !== '');

/** The words of a text, and the parts of those that have signs, like an address, its domain and the names in both. */
const wordsAndParts = (text: string): string[] =>
  wholeWords(text).flatMap((word) => [word, ...word.split('@'), ...word.split(/[^\p{L}\p{N}]+/u)]);

/** By characters, since half of one is no text that a database takes. */
const beginning = (word: string, length: number) => Array.from(word).slice(0, length).join('');

/**
 * The beginnings of all words of these texts, by which a database finds them with one question. Of texts that are too
 * long the last words are left out.
 */
export function searchWords(texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap(wordsAndParts));
  const beginnings = [...words].flatMap((word) => {
    const longest = Math.min(Array.from(word).length, LETTERS.most);
    const count = Math.max(longest - LETTERS.least + 1, 0);
    return Array.from({ length: count }, (_, index) => beginning(word, LETTERS.least + index));
  });
  return [...new Set(beginnings)].slice(0, MOST);
}

interface Search {
  /** The one of the `searchWords` to ask for: of the longest word. Undefined if all are too short. */
  readonly word: string | undefined;
  /** True if each word that was typed is the beginning of a word of these texts. */
  readonly finds: (texts: readonly string[]) => boolean;
}

/** Reads what somebody has typed to find a text. */
export function searchFor(typed: string): Search {
  const words = wholeWords(typed);
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
  const word = beginning(longest, LETTERS.most);
  return {
    word: Array.from(word).length < LETTERS.least ? undefined : word,
    finds: (texts) => {
      const known = texts.flatMap(wordsAndParts);
      return words.every((each) => known.some((one) => one.startsWith(each)));
    },
  };
}
