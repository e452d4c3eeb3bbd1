import { isDeepStrictEqual } from 'node:util';
import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { localDay } from '@raade/contracts/base/local-day';
import type { ImportOutcome } from '@raade/contracts/registrants/import/import-calls';
import {
  type ImportRow,
  type ReadRow,
  readRow,
} from '@raade/contracts/registrants/import/read-rows';
import { REGISTRANT_HEADERS } from '@raade/contracts/registrants/registrants-csv';
import type { ForumId } from '@raade/contracts/content/forum-id';
import type { IsErased } from '../../base/tombstones/tombstones.ts';

/** The plan of a row. */
export interface PlannedRow {
  readonly line: number;
  readonly outcome: ImportOutcome;
  readonly detail: string | null;
  readonly change?: Change;
}

/** A registrant to be written. */
interface Change {
  readonly id: string;
  readonly email: string;
  /** The fields to write; others are left as they are. */
  readonly data: DocumentData;
  /** The document as it is; null if there is none. */
  readonly before: DocumentData | null;
}

/** Rows as they were read, and why the others are refused. */
export function readAll(rows: readonly ImportRow[], forumId: ForumId, isErased: IsErased) {
  return rows.map((row) => {
    const read = readRow(row, forumId);
    if ('message' in read) return refused(row.line, read.message);
    // A registration without a date is taken for one from before the erasure.
    return isErased(read.registrant.email, read.createdAt?.time ?? null)
      ? refused(row.line, 'was registered before the data of this person was erased')
      : read;
  });
}

const refused = (line: number, detail: string): PlannedRow => ({
  line,
  outcome: 'refused',
  detail,
});

/**
 * Compares a row with the document that is stored.
 * @param now the time of registration of whoever is new and of whom the file does not tell it
 */
export function planRow(
  read: ReadRow,
  stored: DocumentSnapshot | undefined,
  now: Timestamp,
): PlannedRow {
  const { line, registrant } = read;
  const { id, forum_id, email } = registrant;
  const before = stored?.data();
  if (!before) {
    const data = { ...registrant, created_at: timeOf(read) ?? now };
    return { line, outcome: 'added', detail: null, change: { id, email, data, before: null } };
  }
  if (before['forum_id'] !== forum_id) {
    return refused(line, `has the ID of a registrant of the forum ${String(before['forum_id'])}`);
  }
  const data = namedFields(read, before);
  const fields = read.named.filter((field) => field in data && differs(data, before, field));
  if (fields.length === 0) return { line, outcome: 'unchanged', detail: null };
  const detail = fields.map((field) => REGISTRANT_HEADERS[field]).join(', ');
  return { line, outcome: 'changed', detail, change: { id, email, data, before } };
}

/** The fields that the file names, as they are to be stored: others are left as they are. */
function namedFields(read: ReadRow, before: DocumentData): DocumentData {
  const stored: unknown = before['created_at'];
  const registrant: DocumentData = read.registrant;
  // The id is the same, or there is none in the file.
  const fields = read.named.filter((field) => field !== 'created_at' && field !== 'id');
  const data = Object.fromEntries(fields.map((field) => [field, registrant[field] as unknown]));
  const time = timeOf(read);
  return time && !isSameDay(read, stored) ? { ...data, created_at: time } : data;
}

const timeOf = ({ createdAt }: ReadRow) => createdAt && Timestamp.fromDate(createdAt.time);

/** A file that names no hour has nothing against the time that is stored on that day. */
const isSameDay = ({ createdAt }: ReadRow, stored: unknown) =>
  stored instanceof Timestamp && createdAt?.day === localDay(stored.toDate());

function differs(data: DocumentData, before: DocumentData, field: string): boolean {
  const [value, stored] = [data[field] as unknown, before[field] as unknown];
  if (value instanceof Timestamp) return !(stored instanceof Timestamp && value.isEqual(stored));
  return !isDeepStrictEqual(value, stored);
}
