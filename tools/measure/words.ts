/** How often each word is there, in small letters. */
export type Words = ReadonlyMap<string, number>;

/** Apostrophes are part of a word, whichever are used. */
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

export function wordsOf(text: string): Words {
  const words = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(WORD))
    words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

const countOf = (words: Words) => [...words.values()].reduce((sum, count) => sum + count, 0);

export interface Share {
  /** Of the living page. */
  readonly words: number;
  /** From 0 to 1: how many of them are there without script, too. */
  readonly share: number;
  /** The others, each as often as it is missing. */
  readonly missing: readonly string[];
}

/** How much of what a living page says can be read without script. */
export function shareOf(living: Words, withoutScript: Words): Share {
  const missing = [...living].flatMap(([word, count]) =>
    Array<string>(Math.max(0, count - (withoutScript.get(word) ?? 0))).fill(word),
  );
  const words = countOf(living);
  return { words, share: words === 0 ? 0 : 1 - missing.length / words, missing };
}
