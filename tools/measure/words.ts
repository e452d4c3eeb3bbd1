/** Counts of words in lower case. */
export type Words = ReadonlyMap<string, number>;

/** Both forms of apostrophes are part of a word. */
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Counts the words of a text. */
export function wordsOf(text: string): Words {
  const words = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(WORD))
    words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

const countOf = (words: Words) => [...words.values()].reduce((sum, count) => sum + count, 0);

/** The words of a page that can be read without script. */
export interface ReadableShare {
  /** Number of words of the page with script. */
  readonly words: number;
  /** The share of these words (0 to 1) that the page without script has, too. */
  readonly share: number;
  /** The missing words, each as often as it is missing. */
  readonly missing: readonly string[];
}

/** Compares the words of a page with and without script. */
export function shareOf(withScript: Words, withoutScript: Words): ReadableShare {
  const missing = [...withScript].flatMap(([word, count]) =>
    Array<string>(Math.max(0, count - (withoutScript.get(word) ?? 0))).fill(word),
  );
  const words = countOf(withScript);
  return { words, share: words === 0 ? 0 : 1 - missing.length / words, missing };
}
