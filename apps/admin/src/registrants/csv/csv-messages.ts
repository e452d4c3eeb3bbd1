import type { RecordedRegistrant } from '../read-registrants.ts';

/** To the worker: some more registrants, or that these were all. */
export type CsvRequest = { readonly registrants: readonly RecordedRegistrant[] } | 'end';

/** From the worker: how many are written, then the file. */
export type CsvAnswer = { readonly written: number } | { readonly file: Blob };
