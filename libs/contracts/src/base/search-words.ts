import { foldedText } from './folded-text.ts';

/** Length of a search in characters. */
export const SEARCH_TEXT = { least: 2, most: 100 } as const;
/** Length of indexed prefixes in characters. Longer ones would distinguish only a few more words. */
const PREFIX = { least: SEARCH_TEXT.least, most: 12 } as const;
/** Limit of indexed prefixes per document. Usual texts stay below it. */
const PREFIX_LIMIT = 200;

const OUTER_SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Splits a text at spaces and removes punctuation around words. Email addresses are not split. */
const wordsOf = (text: string): string[] =>
  foldedText(text)
    .split(/\s+/)
    .map((word) => word.replace(OUTER_SIGNS, ''))
    .filter((word) => word !== '');

/** Returns the words of a text and their parts, such as the domain of an address. */
const wordsAndParts = (text: string): string[] =>
  wordsOf(text).flatMap((word) => [word, ...word.split('@'), ...word.split(/[^\p{L}\p{N}]+/u)]);

/** Counts characters, not UTF-16 units, since a database refuses half characters. */
const beginning = (word: string, length: number) => Array.from(word).slice(0, length).join('');

/**
 * Returns the prefixes of all words of these texts, as an index for one database query. If there are too many, the last
 * words are left out.
 */
export function searchWords(texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap(wordsAndParts));
  const beginnings = [...words].flatMap((word) => {
    const longest = Math.min(Array.from(word).length, PREFIX.most);
    const count = Math.max(longest - PREFIX.least + 1, 0);
    return Array.from({ length: count }, (_, index) => beginning(word, PREFIX.least + index));
  });
  return [...new Set(beginnings)].slice(0, PREFIX_LIMIT);
}

interface Search {
  /** The prefix to query: the beginning of the longest word. Undefined if all words are too short. */
  readonly word: string | undefined;
  /** True if each typed word is a prefix of a word of these texts. */
  readonly finds: (texts: readonly string[]) => boolean;
}

/** Prepares a typed search. */
export function searchFor(typed: string): Search {
  const words = wordsOf(typed);
  const [longest = ''] = [...words].sort((one, other) => other.length - one.length);
  const word = beginning(longest, PREFIX.most);
  return {
    word: Array.from(word).length < PREFIX.least ? undefined : word,
    finds: (texts) => {
      const textWords = texts.flatMap(wordsAndParts);
      return words.every((typedWord) => textWords.some((other) => other.startsWith(typedWord)));
    },
  };
}
