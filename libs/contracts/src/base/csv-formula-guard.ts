/**
 * Matches before text that a spreadsheet would read as a formula: a sign (or its wide form, which East Asian
 * spreadsheets read alike) after characters that programs drop or skip. Apostrophes count as skipped so that
 * `originalText` can tell ours from the writer's. Quotes count because programs differ in which of them end a cell.
 */
const FORMULA = '(?=[\\s\\p{Cc}\\p{Cf}\'"]*[=+\\-@＝＋－＠])';
/** At the start a tab or a line break is as bad (https://owasp.org/www-community/attacks/CSV_Injection). */
const START = `^(?:${FORMULA}|(?=[\\s'"]*[\\t\\r\\n]))`;
/** Ends of a cell or of a line for a program that was told of another separator than the comma. */
const END_OF_CELL = '([;,|\\t\\r\\n])';

const formulaAtStart = new RegExp(START, 'u');
const formulaWithin = new RegExp(END_OF_CELL + FORMULA, 'gu');
const guardAtStart = new RegExp(START.replace('^', "^'"), 'u');
const guardWithin = new RegExp(`${END_OF_CELL}'${FORMULA}`, 'gu');

/** A text in which no program finds a formula: an apostrophe stands before each place where one would begin. */
export function harmlessText(text: string): string {
  return text.replace(formulaWithin, "$1'").replace(formulaAtStart, "'");
}

/** The text that `harmlessText` was given: `originalText(harmlessText(text)) === text` for every text. */
export function originalText(cell: string): string {
  return cell.replace(guardAtStart, '').replace(guardWithin, '$1');
}
