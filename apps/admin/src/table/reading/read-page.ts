import {
  type Filter,
  type ReadDocuments,
  type PageCursor,
  readCount,
  readNewest,
} from '@raade/firebase/documents';
import { environment } from '@raade/platform';
import { auditedRead } from '../../reading/audited-read.ts';
import type * as z from 'zod/mini';

/** Records in the first page: few, so that they are shown quickly. */
const FIRST_PAGE = 100;
/** Records in later pages: as many as the browser parses within a frame. */
const NEXT_PAGES = 500;

interface RecordsOf<Schema extends z.ZodMiniType> {
  readonly collection: string;
  /** Field to order by. */
  readonly newestBy: string;
  readonly schema: Schema;
  readonly where?: Filter;
}

/**
 * Reads the newest records of a collection, or those after an earlier page.
 * @throws FirebaseError, like `permission-denied`, and CallFailure if the read could not be audited
 */
export function readPage<Schema extends z.ZodMiniType>(
  records: RecordsOf<Schema>,
  after?: PageCursor,
): Promise<ReadDocuments<z.output<Schema>>> {
  const limit = after ? NEXT_PAGES : FIRST_PAGE;
  return auditedRead(records.collection, () =>
    readNewest(environment(), { ...records, limit, after }),
  );
}

/** Counts the records of a collection on the server. */
export const countRecords = (collection: string, where?: Filter): Promise<number> =>
  auditedRead(collection, () => readCount(environment(), collection, where));
