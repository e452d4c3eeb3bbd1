import { COLLECTIONS } from '@raade/contracts/base/collections';
import { registrantSchema } from '@raade/contracts/registrants/registrants';
import { type ReadDocuments, type PageCursor, timestampSchema } from '@raade/firebase/documents';
import * as z from 'zod/mini';
import { countRecords, readPage } from '../table/reading/read-page.ts';

const recordedRegistrantSchema = z.extend(registrantSchema, { created_at: timestampSchema });
export type RecordedRegistrant = z.output<typeof recordedRegistrantSchema>;

const REGISTRANTS = {
  collection: COLLECTIONS.registrants,
  newestBy: 'created_at',
  schema: recordedRegistrantSchema,
};

const ofForum = (forumId: string) => ({ field: 'forum_id', equals: forumId });

/** Reads the newest registrants of a forum, or those after an earlier page. */
export function readRegistrants(
  forumId: string,
  after?: PageCursor,
): Promise<ReadDocuments<RecordedRegistrant>> {
  return readPage({ ...REGISTRANTS, where: ofForum(forumId) }, after);
}

export const countRegistrants = (forumId: string): Promise<number> =>
  countRecords(COLLECTIONS.registrants, ofForum(forumId));
