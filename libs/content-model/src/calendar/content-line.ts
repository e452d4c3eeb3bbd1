/** How long a line of a calendar file may be in octets, without its end (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

const CRLF = '\r\n';

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Text as a property's value (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');
}

/** Breaks a line that is too long; a space leads each further piece. No character is cut in two. */
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

/** Lines as they stand in a file: folded, each with its end. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => fold(line) + CRLF).join('');
}
