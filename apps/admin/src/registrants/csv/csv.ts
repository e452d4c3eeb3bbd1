/** What a CSV file can say of a value. */
export type CsvValue = string | number | boolean | null;

/** Spreadsheets read UTF-8 only of a file that begins so. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What makes a spreadsheet take a text for a formula (https://owasp.org/www-community/attacks/CSV_Injection),
 * with the wide forms of the signs that East Asian spreadsheets read alike.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** A text that a spreadsheet would execute gets an apostrophe before it; every other one stays as it is. */
function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  const text = harmless(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line with its line break, as in RFC 4180. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
