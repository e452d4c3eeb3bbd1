import type { CsvValue } from '@raade/contracts/base/csv-line';

/** A message to the worker: more lines, or the end. */
export type CsvRequest = readonly (readonly CsvValue[])[] | 'end';

/** A message from the worker: the lines are written, or the finished file. */
export type CsvAnswer = 'written' | Blob;
