import { foldedText } from './folded-text.ts';

/** Length of a search in characters. */
export const SEARCH_TEXT = { least: 2, most: 100 } as const;
/** Length of indexed prefixes; longer ones would distinguish few words more. */
const LETTERS = { least: SEARCH_TEXT.least, most: 12 } as const;
/** Limit of indexed prefixes per document. Usual texts stay below it. */
const MOST = 200;

const OUTER_SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Splits a text at spaces and removes punctuation around words. Addresses stay whole. */
const wholeWords = (text: string): string[] =>
  foldedText(text)
    .split(/\s+/)
    .map((word) => word.replace(OUTER_SIGNS, ''))
    .filter((word) => word !== '');

/** Returns the words of a text and their parts, such as the domain of an address. */
const wordsAndParts = (text: string): string[] =>
  wholeWords(text).flatMap((word) => [word, ...word.split('@'), ...word.split(/[^\p{L}\p{N}]+/u)]);

/** Counts characters, not UTF-16 units, since a database refuses half characters. */
const beginning = (word: string, length: number) => Array.from(word).slice(0, length).join('');

/**
 * Returns the prefixes of all words of these texts, as an index for one database query. If there are too many, the last
 * words are left out.
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
  /** The prefix to query: of the longest word. Undefined if all words are too short. */
  readonly word: string | undefined;
  /** True if each typed word is a prefix of a word of these texts. */
  readonly finds: (texts: readonly string[]) => boolean;
}

/** Prepares a typed search. */
export function searchFor(typed: string): Search {
  const words = wholeWords(typed);
  const [longest = ''] = [...words].sort((one, other) => other.length - one.length);
  const word = beginning(longest, LETTERS.most);
  return {
    word: Array.from(word).length < LETTERS.least ? undefined : word,
    finds: (texts) => {
      const known = texts.flatMap(wordsAndParts);
      return words.every((each) => known.some((one) => one.startsWith(each)));
    },
  };
}
