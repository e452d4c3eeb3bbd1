/**
 * Characters that nobody sees, as the inside of a character class: controls with line breaks, what has no width, and
 * what turns the direction of reading. In a name or an address they have no meaning but to deceive.
 * `firestore.rules` repeats them: JavaScript writes `\u{200B}` where RE2 writes `\x{200B}`.
 */
export const UNSEEN =
  '\\p{Cc}\\u{AD}\\u{61C}\\u{180E}\\u{200B}-\\u{200F}\\u{2028}-\\u{202E}\\u{2060}-\\u{206F}\\u{FEFF}\\u{E0000}-\\u{E007F}';

const SPACING = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;

/** Matches each of them. */
export const UNSEEN_CHARACTERS = new RegExp(`[${UNSEEN}]`, 'gu');

/** A line as its reader sees it: breaks and tabs become a space, whatever else is unseen goes. */
export function withoutUnseen(line: string): string {
  return line.replace(SPACING, ' ').replace(UNSEEN_CHARACTERS, '');
}
