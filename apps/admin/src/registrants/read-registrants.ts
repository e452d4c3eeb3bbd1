import { COLLECTIONS } from '@raade/contracts/collections';
import { registrantSchema } from '@raade/contracts/registrants';
import {
  type ReadDocuments,
  type ReadingEnd,
  readCount,
  readNewest,
  timestampSchema,
} from '@raade/firebase/documents';
import { environment } from '@raade/platform';
import * as z from 'zod/mini';

/** Few enough to be there at once. */
const FIRST_PAGE = 100;
/** What the browser takes in without missing a frame. */
const NEXT_PAGES = 500;

const recordedRegistrantSchema = z.extend(registrantSchema, { created_at: timestampSchema });
export type RecordedRegistrant = z.output<typeof recordedRegistrantSchema>;

/** The newest registrants, or those that follow where an earlier page ended. */
export function readRegistrants(after?: ReadingEnd): Promise<ReadDocuments<RecordedRegistrant>> {
  return readNewest(environment(), {
    collection: COLLECTIONS.registrants,
    newestBy: 'created_at',
    limit: after ? NEXT_PAGES : FIRST_PAGE,
    schema: recordedRegistrantSchema,
    after,
  });
}

export function countRegistrants(): Promise<number> {
  return readCount(environment(), COLLECTIONS.registrants);
}
