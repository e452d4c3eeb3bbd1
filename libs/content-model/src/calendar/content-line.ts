/** Maximum length of a line in octets, without the line break (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

const CRLF = '\r\n';

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Escapes a text for the value of a property (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds a long line: each continuation starts with a space. Characters of several octets are not split. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (octets(piece + character) > LONGEST_LINE) {
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
