/** First and last code point of a range, both included. */
type Range = readonly [first: number, last: number];

/**
 * Letters that the two font families of the site lack and names of people and places need: those of African languages
 * in Latin script with their tone marks, and currency signs (Unicode blocks Latin Extended-A, -B and Additional, IPA
 * Extensions, Spacing Modifier Letters, Combining Diacritical Marks). A third font, the companion, is loaded for them.
 */
export const COMPANION_LETTERS: readonly Range[] = [
  [0x100, 0x24f],
  [0x250, 0x2af],
  [0x2b9, 0x2cf],
  [0x300, 0x333],
  [0x1e00, 0x1eff],
  [0x20a6, 0x20a6],
  [0x20b5, 0x20b5],
];

const unicodeEscape = (point: number) => `\\u${point.toString(16).padStart(4, '0')}`;

const COMPANION_PATTERN = new RegExp(
  `[${COMPANION_LETTERS.map(([first, last]) => `${unicodeEscape(first)}-${unicodeEscape(last)}`).join('')}]`,
);

/** True if a text needs the companion font. */
export const needsCompanion = (text: string): boolean => COMPANION_PATTERN.test(text);
