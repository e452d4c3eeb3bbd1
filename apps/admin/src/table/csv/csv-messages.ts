import type { CsvValue } from '@raade/contracts/base/csv-line';

/** A message to the worker: some more lines, or that these were all. */
export type CsvRequest = readonly (readonly CsvValue[])[] | 'end';

/** A message from the worker: the lines are written, or the file. */
export type CsvAnswer = 'written' | Blob;
