import { harmlessText } from './csv-formula-guard.ts';

/** A value that a CSV file can hold. */
export type CsvValue = string | number | boolean | null;

/** Spreadsheets read UTF-8 only of a file that begins so. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** All that ends a cell for some program: several try comma, semicolon and tab together. */
const NEEDS_QUOTES = /[",;|\t\r\n]/;

function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  const text = harmlessText(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line with its line break, as in RFC 4180. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
