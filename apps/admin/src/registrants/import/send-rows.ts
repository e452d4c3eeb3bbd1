import { CALLABLES } from '@raade/contracts/base/callables';
import { bytesOf } from '@raade/contracts/base/byte-size';
import {
  IMPORT_LIMITS,
  type ImportRegistrantsRequest,
  importRegistrantsResponseSchema,
  type ImportResult,
} from '@raade/contracts/registrants/import/import-calls';
import type { ImportRow } from '@raade/contracts/registrants/import/read-rows';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/**
 * Sends the rows of a file in parts. Rejects if a part fails; the parts before it are imported. Rows that are sent again
 * under the same id are imported once.
 */
export async function sendRows(
  rows: readonly ImportRow[],
  ofImport: Omit<ImportRegistrantsRequest, 'rows'>,
): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  let left = rows;
  while (left.length > 0) {
    const batch = batchOf(left);
    left = left.slice(batch.length);
    const request: ImportRegistrantsRequest = { ...ofImport, rows: batch };
    const { importRegistrants } = CALLABLES;
    const answer = await callAsStaff(importRegistrants, request, importRegistrantsResponseSchema);
    results.push(...answer.results);
  }
  return results;
}

/** The first rows, as many as fit into one request. */
function batchOf(rows: readonly ImportRow[]): ImportRow[] {
  let bytes = 0;
  const end = rows.findIndex((row, index) => {
    bytes += bytesOf(JSON.stringify(row));
    return index > 0 && (index === IMPORT_LIMITS.batchRows || bytes > IMPORT_LIMITS.batchBytes);
  });
  return rows.slice(0, end < 0 ? rows.length : end);
}
