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
 * Sends the rows of a file in batches. If a batch fails, this rejects, but earlier batches are imported. Rows that are
 * sent again with the same import id are not imported twice.
 */
export async function sendRows(
  rows: readonly ImportRow[],
  importRequest: Omit<ImportRegistrantsRequest, 'rows'>,
): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  let unsentRows = rows;
  while (unsentRows.length > 0) {
    const batch = batchOf(unsentRows);
    unsentRows = unsentRows.slice(batch.length);
    const request: ImportRegistrantsRequest = { ...importRequest, rows: batch };
    const { importRegistrants } = CALLABLES;
    const response = await callAsStaff(importRegistrants, request, importRegistrantsResponseSchema);
    results.push(...response.results);
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
