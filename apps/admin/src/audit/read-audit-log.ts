import { auditEntrySchema } from '@raade/contracts/audit';
import { COLLECTIONS } from '@raade/contracts/collections';
import { type ReadDocuments, type ReadingEnd, timestampSchema } from '@raade/firebase/documents';
import * as z from 'zod/mini';
import { countRecords, readPage } from '../table/reading/read-page.ts';

const recordedEntrySchema = z.extend(auditEntrySchema, { created_at: timestampSchema });
export type RecordedEntry = z.output<typeof recordedEntrySchema>;

const AUDIT_LOG = {
  collection: COLLECTIONS.auditLog,
  newestBy: 'created_at',
  schema: recordedEntrySchema,
};

/** The newest entries, or those that follow where an earlier page ended. */
export function readAuditLog(after?: ReadingEnd): Promise<ReadDocuments<RecordedEntry>> {
  return readPage(AUDIT_LOG, after);
}

export function countAuditLog(): Promise<number> {
  return countRecords(COLLECTIONS.auditLog);
}
