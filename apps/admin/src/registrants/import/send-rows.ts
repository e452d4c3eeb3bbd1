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
 * Sends the rows of a file, some at a time. Rejects where one part fails: those before it are done, and the same rows under
 * the same id are imported once.
 */
export async function sendRows(
  rows: readonly ImportRow[],
  ofImport: Omit<ImportRegistrantsRequest, 'rows'>,
): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  for (const batch of batchesOf(rows)) {
    const request: ImportRegistrantsRequest = { ...ofImport, rows: batch };
    const answer = await callAsStaff(
      CALLABLES.importRegistrants,
      request,
      importRegistrantsResponseSchema,
    );
    results.push(...answer.results);
  }
  return results;
}

function batchesOf(rows: readonly ImportRow[]): ImportRow[][] {
  const batches: ImportRow[][] = [];
  let batch: ImportRow[] = [];
  let bytes = 0;
  for (const row of rows) {
    const more = bytesOf(JSON.stringify(row));
    const isFull = batch.length === IMPORT_LIMITS.batchRows;
    if (batch.length > 0 && (isFull || bytes + more > IMPORT_LIMITS.batchBytes)) {
      batches.push(batch);
      [batch, bytes] = [[], 0];
    }
    batch.push(row);
    bytes += more;
  }
  return batch.length > 0 ? [...batches, batch] : batches;
}
