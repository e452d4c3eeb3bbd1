import type { RecordRow } from '../record-row.ts';
import type { CsvValue } from '@raade/contracts/base/csv-line';

export interface CsvFile<Data> {
  /** Begins the name of the file. */
  readonly name: string;
  /** Distinguishes lists that share the name, like the forum of registrants. */
  readonly list?: { readonly id: string; readonly isCurrent: boolean };
  readonly columns: readonly CsvColumn<Data>[];
  /** Records the export of this number of rows in the audit log. If it rejects, no file is saved. */
  readonly onExport: (rows: number) => Promise<void>;
}

export interface CsvColumn<Data> {
  readonly header: string;
  readonly value: (row: RecordRow<Data>) => CsvValue;
}

/** The values of the lines, without the headers. */
export function csvValues<Data>(
  rows: readonly RecordRow<Data>[],
  columns: readonly CsvColumn<Data>[],
): CsvValue[][] {
  return rows.map((row) => columns.map(({ value }) => value(row)));
}

/**
 * `RAADE_Conference_Registrants_2025-03-01.csv`, by the reader's own calendar. A part of the list, or another list than
 * the current one, is named: `RAADE_Conference_Registrants_2025_group-leaders_2025-03-01.csv`.
 * @param parts ids of what narrows the rows, like a filter
 */
export function csvFileName(
  { name, list }: Pick<CsvFile<never>, 'name' | 'list'>,
  date: Date,
  parts: readonly string[] = [],
): string {
  const isWhole = parts.length === 0 && list?.isCurrent !== false;
  const named = list && !isWhole ? [list.id, ...parts] : parts;
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${[name, ...named, day.join('-')].join('_')}.csv`;
}
