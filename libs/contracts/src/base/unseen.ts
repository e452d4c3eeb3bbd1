/**
 * Invisible characters that have no use in a line of text, for a character class: controls, line breaks, zero-width
 * characters, direction overrides, tags. The joiners U+200C and U+200D are not among them, since scripts like Sinhala
 * and Persian and some emoji need them. `firestore.rules` repeats the class: JavaScript writes `\u{200B}` where RE2
 * writes `\x{200B}`.
 */
export const UNSEEN =
  '\\p{Cc}\\u{AD}\\u{61C}\\u{180E}\\u{200B}\\u{200E}\\u{200F}\\u{2028}-\\u{202E}\\u{2060}-\\u{206F}\\u{FEFF}\\u{FFF9}-\\u{FFFB}\\u{E0000}-\\u{E007F}';

const JOINERS = '\\u{200C}\\u{200D}';

/**
 * Matches a text with at least one visible character: not only spaces, marks, controls, format characters, or the blank
 * letters of Hangul and Braille. `firestore.rules` repeats it.
 */
export const SEEN_SHAPE =
  '^[\\s\\S]*[^\\p{Z}\\p{Cc}\\p{Cf}\\p{Co}\\p{M}\\u{115F}\\u{1160}\\u{3164}\\u{FFA0}\\u{2800}][\\s\\S]*$';

const SEEN = new RegExp(SEEN_SHAPE, 'u');
const SPACING = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;
const UNSEEN_CHARACTERS = new RegExp(`[${UNSEEN}]`, 'gu');

/**
 * Joiners with the character before them. The pattern has no lookbehind: Safari 16.0 to 16.3 cannot read one.
 */
const JOINED = new RegExp(`([^${JOINERS}]?)[${JOINERS}]+`, 'gu');
/** Letters and marks whose shape joiners change, and parts of emoji. */
const IS_SHAPED =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}]|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}])[\p{L}\p{M}]/u;

/** True if the text has a visible character. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/** Removes invisible characters. Joiners stay after letters whose shape they change. */
export function removeUnseen(text: string): string {
  return text
    .replace(UNSEEN_CHARACTERS, '')
    .replace(JOINED, (match, previousCharacter: string) =>
      IS_SHAPED.test(previousCharacter) ? match : previousCharacter,
    );
}

/** Removes invisible characters from a line of text. Tabs and line breaks become spaces. */
export function withoutUnseen(line: string): string {
  return removeUnseen(line.replace(SPACING, ' '));
}
