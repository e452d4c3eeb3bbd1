/** Maximum length of a line of an iCalendar file in octets (bytes), without the line break (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75;

const CRLF = '\r\n';

const octetsOf = (text: string) => new TextEncoder().encode(text).length;

/** Escapes a text for the value of a property (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds a long line: each continuation starts with a space. Characters of several octets are not split. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (octetsOf(piece + character) > MAX_LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += character;
  }
  return [...pieces, piece].join(CRLF);
}

/** The text of lines in a file: folded, with line breaks. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => fold(line) + CRLF).join('');
}
