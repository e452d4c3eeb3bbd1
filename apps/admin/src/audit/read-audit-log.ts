import { auditActorSchema, auditEntrySchema } from '@raade/contracts/staff/audit';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  type ReadDocuments,
  type PageCursor,
  readList,
  timestampSchema,
} from '@raade/firebase/documents';
import { environment } from '@raade/platform';
import * as z from 'zod/mini';
import { countRecords, readPage } from '../table/reading/read-page.ts';

const recordedEntrySchema = z.extend(auditEntrySchema, { created_at: timestampSchema });
export type RecordedEntry = z.output<typeof recordedEntrySchema> & {
  /** The address of the account at that time; undefined if it had none, or if its owner was erased. */
  readonly actor_email?: string | undefined;
};

const AUDIT_LOG = {
  collection: COLLECTIONS.auditLog,
  newestBy: 'created_at',
  schema: recordedEntrySchema,
};

/** Reads the newest entries, or those after an earlier page. */
export async function readAuditLog(after?: PageCursor): Promise<ReadDocuments<RecordedEntry>> {
  const [page, addresses] = await Promise.all([readPage(AUDIT_LOG, after), readAddresses()]);
  const documents = page.documents.map(({ id, data }) => ({
    id,
    data: { ...data, actor_email: addresses.get(data.actor_address ?? '') },
  }));
  return { ...page, documents };
}

/** A limit that the number of staff addresses will never reach. */
const MAX_ADDRESSES = 2000;

/** The addresses of all accounts in the log, by the hashes that its entries contain. */
async function readAddresses(): Promise<ReadonlyMap<string, string>> {
  const { documents } = await readList(environment(), {
    collection: COLLECTIONS.auditActors,
    limit: MAX_ADDRESSES,
    schema: auditActorSchema,
  });
  return new Map(documents.map(({ id, data }) => [id, data.email]));
}

export const countAuditLog = (): Promise<number> => countRecords(COLLECTIONS.auditLog);
