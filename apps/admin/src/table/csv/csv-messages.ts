import type { CsvValue } from './csv.ts';

/** To the worker: some more lines, or that these were all. */
export type CsvRequest = readonly (readonly CsvValue[])[] | 'end';

/** From the worker: the lines are written, or the file. */
export type CsvAnswer = 'written' | Blob;
