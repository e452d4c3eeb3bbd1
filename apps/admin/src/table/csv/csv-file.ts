import type { RecordRow } from '../record-row.ts';
import type { CsvValue } from '@raade/contracts/base/csv-line';

export interface CsvFile<Data> {
  /** The beginning of the name of the file. */
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
 * The name with the local date: `RAADE_Conference_Registrants_2025-03-01.csv`. For a part of the list, or another list
 * than the current one, the name says which: `RAADE_Conference_Registrants_2025_group-leaders_2025-03-01.csv`.
 * @param parts the ids of the filter and search that select the rows
 */
export function csvFileName(
  { name, list }: Pick<CsvFile<never>, 'name' | 'list'>,
  date: Date,
  parts: readonly string[] = [],
): string {
  const isFullList = parts.length === 0 && list?.isCurrent !== false;
  const nameParts = list && !isFullList ? [list.id, ...parts] : parts;
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${[name, ...nameParts, day.join('-')].join('_')}.csv`;
}
