/**
 * Matches where a spreadsheet would start to read a formula: before a sign (or its wide form, which East Asian
 * spreadsheets accept) after characters that programs skip. Apostrophes count as skipped, so that `unescapeFormulas` can
 * tell an added one from one in the text. Quotes count too, since programs disagree on which of them end a cell.
 */
const FORMULA = '(?=[\\s\\p{Cc}\\p{Cf}\'"]*[=+\\-@＝＋－＠])';
/**
 * At the start of a cell, a tab or a line break is dangerous, too
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const START = `^(?:${FORMULA}|(?=[\\s'"]*[\\t\\r\\n]))`;
/** Characters that end a cell or a line in programs with another separator. */
const END_OF_CELL = '([;,|\\t\\r\\n])';

const formulaAtStart = new RegExp(START, 'u');
const formulaWithin = new RegExp(END_OF_CELL + FORMULA, 'gu');
const guardAtStart = new RegExp(START.replace('^', "^'"), 'u');
const guardWithin = new RegExp(`${END_OF_CELL}'${FORMULA}`, 'gu');

/**
 * Escapes a text for CSV files, so that no spreadsheet reads a formula in it: adds an apostrophe before each possible
 * start of one.
 */
export function escapeFormulas(text: string): string {
  return text.replace(formulaWithin, "$1'").replace(formulaAtStart, "'");
}

/** Reverses `escapeFormulas`: `unescapeFormulas(escapeFormulas(text)) === text` for every text. */
export function unescapeFormulas(cell: string): string {
  return cell.replace(guardAtStart, '').replace(guardWithin, '$1');
}
