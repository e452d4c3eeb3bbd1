/** Letters that Unicode does not decompose, and how people type them without a special keyboard. */
const TYPED_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  // Letters of African languages.
  ɛ: 'e',
  ǝ: 'e',
  ə: 'e',
  ɔ: 'o',
  ŋ: 'n',
  ɲ: 'n',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ɣ: 'g',
  ʋ: 'v',
  ƒ: 'f',
  ɩ: 'i',
  ʊ: 'u',
};
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(TYPED_LETTERS).join('')}]`, 'g');
/** Accents, zero-width characters and apostrophes, which people often leave out and write in many forms. */
const OMITTED_CHARACTERS = /[\p{M}\p{Cf}'`\u00B4\u02B9-\u02BD\u2018-\u201B\u2032\u2035\uFF07]/gu;
const HYPHENS = /[\u2010-\u2015\u2212]/g;

/**
 * Simplifies a text for searching: no case, accents and apostrophes, and letters as people type them. Apply it to both
 * sides of a comparison. Line breaks stay.
 */
export function foldedText(text: string): string {
  return (
    text
      // First, since normalizing changes U+00B4 and full-width forms to other characters.
      .replace(OMITTED_CHARACTERS, '')
      .toLowerCase()
      .normalize('NFKD')
      .replace(OMITTED_CHARACTERS, '')
      .replace(HYPHENS, '-')
      .replace(SPECIAL_LETTERS, (letter) => TYPED_LETTERS[letter] ?? letter)
  );
}
