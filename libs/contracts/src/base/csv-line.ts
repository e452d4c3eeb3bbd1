import { escapeFormulas } from './csv-formula-guard.ts';

/** A value of a cell in a CSV file. */
export type CsvValue = string | number | boolean | null;

/** Spreadsheets recognize UTF-8 by this start of a file. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Characters that end a cell in some program; several accept comma, semicolon and tab. */
const NEEDS_QUOTES = /[",;|\t\r\n]/;

function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  const text = escapeFormulas(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns a line with its line break (RFC 4180). */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
