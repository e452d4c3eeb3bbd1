/** Letters that Unicode does not take apart, as people type them on a keyboard that lacks them. */
const TYPED: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i' },
  // Letters of African languages.
  ...{ ɛ: 'e', ǝ: 'e', ə: 'e', ɔ: 'o', ŋ: 'n', ɲ: 'n', ɓ: 'b', ɖ: 'd', ɗ: 'd', ƙ: 'k', ƴ: 'y' },
  ...{ ɣ: 'g', ʋ: 'v', ƒ: 'f', ɩ: 'i', ʊ: 'u' },
};
const UNTYPED = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'g');
/** Accents, characters without width, and apostrophes: left out as often as typed, and in many forms. */
const LEFT_OUT = /[\p{M}\p{Cf}'`\u00B4\u02B9-\u02BD\u2018-\u201B\u2032\u2035\uFF07]/gu;
const HYPHENS = /[\u2010-\u2015\u2212]/g;

/**
 * A text as it is searched, in tables, editor and the site: without case, accents and apostrophes, its letters those
 * that people type for them. Both sides of a comparison are folded; line breaks stay.
 */
export function foldedText(text: string): string {
  return (
    text
      // Before the rest: U+00B4 and full-width forms become others by it.
      .replace(LEFT_OUT, '')
      .toLowerCase()
      .normalize('NFKD')
      .replace(LEFT_OUT, '')
      .replace(HYPHENS, '-')
      .replace(UNTYPED, (letter) => TYPED[letter] ?? letter)
  );
}
