import type { RecordRow } from '../record-row.ts';
import type { CsvValue } from '@raade/contracts/base/csv-line';

export interface CsvFile<Data> {
  /** The file's name, up to the date. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Data>[];
  /** Notes the export of so many rows. If it rejects, no file is saved. */
  readonly onExport: (rows: number) => Promise<void>;
}

export interface CsvColumn<Data> {
  readonly header: string;
  readonly value: (row: RecordRow<Data>) => CsvValue;
}

/** The values of the file's lines, without the line of the headers. */
export function csvValues<Data>(
  rows: readonly RecordRow<Data>[],
  columns: readonly CsvColumn<Data>[],
): CsvValue[][] {
  return rows.map((row) => columns.map(({ value }) => value(row)));
}

/** `RAADE_Conference_Registrants_2025-03-01.csv`, by the reader's own calendar. */
export function csvFileName(name: string, date: Date): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${name}_${day.join('-')}.csv`;
}
