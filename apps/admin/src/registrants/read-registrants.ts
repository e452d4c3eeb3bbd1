import { COLLECTIONS } from '@raade/contracts/base/collections';
import { registrantSchema } from '@raade/contracts/registrants/registrants';
import { type ReadDocuments, type ReadingEnd, timestampSchema } from '@raade/firebase/documents';
import * as z from 'zod/mini';
import { countRecords, readPage } from '../table/reading/read-page.ts';

const recordedRegistrantSchema = z.extend(registrantSchema, { created_at: timestampSchema });
export type RecordedRegistrant = z.output<typeof recordedRegistrantSchema>;

const REGISTRANTS = {
  collection: COLLECTIONS.registrants,
  newestBy: 'created_at',
  schema: recordedRegistrantSchema,
};

/** The newest registrants, or those that follow where an earlier page ended. */
export function readRegistrants(after?: ReadingEnd): Promise<ReadDocuments<RecordedRegistrant>> {
  return readPage(REGISTRANTS, after);
}

export function countRegistrants(): Promise<number> {
  return countRecords(COLLECTIONS.registrants);
}
