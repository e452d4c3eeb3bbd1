import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
} from 'firebase-admin/firestore';
import { localDay } from '@raade/contracts/base/local-day';
import type { ImportResult } from '@raade/contracts/registrants/import/import-calls';
import { type ReadRow, refusedRow } from '@raade/contracts/registrants/import/read-rows';
import { REGISTRANT_HEADERS } from '@raade/contracts/registrants/registrants-csv';

/** A registrant to be written. */
interface Change {
  readonly id: string;
  readonly email: string;
  /** The fields to write; others are left as they are. */
  readonly data: DocumentData;
  /** The document as it is; null if there is none. */
  readonly before: DocumentData | null;
}

interface PlannedRow extends ImportResult {
  readonly change?: Change;
}

/**
 * Compares a row with the registrant that is stored.
 * @param noted the note of this import on the registrant: there if the row was written before, and the answer was lost
 */
export function planRow(
  { line, registrant, named, createdAt }: ReadRow,
  stored: DocumentSnapshot | undefined,
  noted: DocumentSnapshot | undefined,
): PlannedRow {
  if (noted?.exists) {
    const outcome = noted.get('before') === null ? 'added' : 'changed';
    return { line, outcome, detail: null };
  }
  const { id, forum_id, email } = registrant;
  const before = stored?.data() ?? null;
  const time = createdAt && Timestamp.fromDate(createdAt.time);
  const row: DocumentData = { ...registrant, created_at: time ?? FieldValue.serverTimestamp() };
  if (!before) {
    return { line, outcome: 'added', detail: null, change: { id, email, data: row, before } };
  }
  if (before['forum_id'] !== forum_id) {
    return refusedRow(
      line,
      `has the ID of a registrant of the forum ${String(before['forum_id'])}`,
    );
  }
  const fields = named.filter((field) =>
    field === 'created_at'
      ? isOtherTime(createdAt, before[field])
      : !isDeepStrictEqual(row[field], before[field]),
  );
  if (fields.length === 0) return { line, outcome: 'unchanged', detail: null };
  const detail = fields.map((field) => REGISTRANT_HEADERS[field]).join(', ');
  const data = Object.fromEntries(fields.map((field) => [field, row[field] as unknown]));
  return { line, outcome: 'changed', detail, change: { id, email, data, before } };
}

/** A file that names no time, or no hour, has nothing against the time that is stored on that day. */
function isOtherTime(createdAt: ReadRow['createdAt'], stored: unknown): boolean {
  if (!createdAt || !(stored instanceof Timestamp)) return createdAt !== null;
  return createdAt.day === undefined
    ? createdAt.time.getTime() !== stored.toMillis()
    : createdAt.day !== localDay(stored.toDate());
}
