import type { Right } from '@raade/contracts/staff/rights';
import type { ReactNode } from 'react';
import type { CsvFile } from './csv/csv-file.ts';
import type { PagedQueries } from './reading/paged.query.ts';
import type { RecordRow } from './record-row.ts';

/** The particulars of one table of records; `RecordsView` shows it. */
export interface RecordsTable<Data> {
  /** Begins the names of its parameters in the address, so that two tables of a page do not meet there. */
  readonly address?: string;
  /** The path of the collection, if its records are of people: opening one leaves an entry in the audit log. */
  readonly collection?: string;
  readonly words: TableWords;
  readonly queries: PagedQueries<Data>;
  /** Makes one row of records that belong together. */
  readonly merge?: (rows: readonly RecordRow<Data>[]) => readonly RecordRow<Data>[];
  /** The first names the row, and opens its record. */
  readonly columns: readonly Column<Data>[];
  /** The first is chosen until another one is. */
  readonly filters: readonly [Filter<Data>, ...Filter<Data>[]];
  /** The whole record of a row. */
  readonly details: {
    readonly title: (row: RecordRow<Data>) => string;
    readonly render: (row: RecordRow<Data>) => ReactNode;
  };
  /** Work on several rows at once, and the right that it takes; without it none can be selected. */
  readonly selection?: {
    readonly right: Right;
    /** Rows that can be selected at once. */
    readonly most: number;
    /** Rendered also while no row is selected. */
    readonly render: (rows: readonly RecordRow<Data>[], clear: () => void) => ReactNode;
  };
  /** The exported file, and the right that it takes; without it there is no export. */
  readonly csv?: CsvFile<Data> & { readonly right: Right };
}

export interface TableWords {
  /** The table's name, like `Registrants`. */
  readonly caption: string;
  /** The name of its rows within a sentence, like `registrants`. */
  readonly rows: string;
  readonly loading: string;
  readonly failure: { readonly title: string; readonly text: string };
  /** The text without any records. */
  readonly none: string;
  readonly noneFound: string;
  readonly searchLabel: string;
  readonly searchPlaceholder: string;
  readonly filterLabel: string;
}

export interface Column<Data> {
  /** The id in the address when the table is sorted by this column; of word characters. */
  readonly id: string;
  readonly header: string;
  /** In rem. The first column has what the others leave. */
  readonly width: number;
  /**
   * Place among the columns after the first, from 1: those of the lowest ranks are shown where there is no room for all.
   * On phones the first of them stands beside the name, and the next two below it.
   */
  readonly rank: number;
  readonly align?: 'end';
  /** The text that it shows; a dash if empty. */
  readonly text: (row: RecordRow<Data>) => string;
  /** Shows it in another way than as a text. */
  readonly cell?: (row: RecordRow<Data>) => ReactNode;
  /** The text that it is sorted by, if it is another: numbers in digits, times in ISO 8601. */
  readonly sortText?: (row: RecordRow<Data>) => string;
}

export interface Filter<Data> {
  /** The id in the address of the page. */
  readonly id: string;
  readonly label: string;
  /** True for records that it shows; without it all are shown. */
  readonly accepts?: (data: Data) => boolean;
}
