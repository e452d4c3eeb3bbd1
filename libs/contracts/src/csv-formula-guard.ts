/**
 * Beginnings by which a spreadsheet takes a text for a formula (https://owasp.org/www-
 * community/attacks/CSV_Injection), with the wide forms of the signs that East Asian spreadsheets read alike. A space
 * before a sign makes no difference; apostrophes before it are skipped so that `originalText` can tell ours from the
 * writer's.
 */
const FORMULA = /^[\s']*[=+\-@\t\r\n＝＋－＠]/;

/** A text that a spreadsheet would execute gets an apostrophe before it; every other one stays as it is. */
export function harmlessText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that `harmlessText` was given: `originalText(harmlessText(text)) === text` for every text. */
export function originalText(cell: string): string {
  const text = cell.slice(1);
  return cell.startsWith("'") && FORMULA.test(text) ? text : cell;
}
