import type { Right } from '@raade/contracts/staff/rights';
import type { ReactNode } from 'react';
import type { CsvFile } from './csv/csv-file.ts';
import type { PagedQueries } from './reading/paged.query.ts';
import type { RecordRow } from './record-row.ts';

/** The configuration of a table of records, which `RecordsView` shows. */
export interface RecordsTable<Data> {
  /** Prefix of the table's parameters in the address, for pages with several tables. */
  readonly address?: string;
  /** The path of a collection of people: opening one of its records is audited. */
  readonly collection?: string;
  readonly texts: TableTexts;
  readonly queries: PagedQueries<Data>;
  /** Combines rows into groups, like the entries of the audit log. */
  readonly merge?: (rows: readonly RecordRow<Data>[]) => readonly RecordRow<Data>[];
  /** The first column names the row and opens its record. */
  readonly columns: readonly Column<Data>[];
  /** The first is the default. */
  readonly filters: readonly [Filter<Data>, ...Filter<Data>[]];
  /** The whole record of a row. */
  readonly details: {
    readonly title: (row: RecordRow<Data>) => string;
    readonly render: (row: RecordRow<Data>) => ReactNode;
  };
  /** The actions on selected rows, and the right that they require. Without it no rows can be selected. */
  readonly selection?: {
    readonly right: Right;
    /** Maximum number of selected rows. */
    readonly limit: number;
    /** Rendered also while no row is selected. */
    readonly render: (
      selected: readonly RecordRow<Data>[],
      clear: () => void,
      all: readonly RecordRow<Data>[],
    ) => ReactNode;
  };
  /** The exported file, and the right that it requires. Without it there is no export. */
  readonly csv?: CsvFile<Data> & { readonly right: Right };
}

export interface TableTexts {
  /** The table's name, like `Registrants`. */
  readonly caption: string;
  /** The name of its rows within a sentence, like `registrants`. */
  readonly rows: string;
  readonly loading: string;
  readonly failure: { readonly title: string; readonly text: string };
  /** The text if there are no records. */
  readonly none: string;
  readonly noneFound: string;
  readonly searchLabel: string;
  readonly searchPlaceholder: string;
  readonly filterLabel: string;
  /** The order without sorting; by default `Newest first`. */
  readonly order?: string;
}

export interface Column<Data> {
  /** The id in the address when the table is sorted by this column. It has only word characters. */
  readonly id: string;
  readonly header: string;
  /** In rem; 0 for the first column, which takes the rest. */
  readonly width: number;
  /**
   * Priority of the column: 0 for the first, then from 1. Narrow screens show the columns with the lowest ranks. On phones, rank 1 stands
   * beside the name, and ranks 2 and 3 below the name.
   */
  readonly rank: number;
  readonly align?: 'end';
  /** The text of the cell. An empty text is shown as a dash. */
  readonly text: (row: RecordRow<Data>) => string;
  /** The content of the cell, if it is not only the text. */
  readonly cell?: (row: RecordRow<Data>) => ReactNode;
  /** The text to sort by, if it differs: numbers in digits, times in ISO 8601. */
  readonly sortText?: (row: RecordRow<Data>) => string;
}

export interface Filter<Data> {
  /** The id of the filter in the address of the page. */
  readonly id: string;
  readonly label: string;
  /** The heading of the filters that it is listed with. */
  readonly group?: string;
  /** True for the records to show; without it all are shown. */
  readonly accepts?: (data: Data) => boolean;
}
