import { Failure } from '../../base/failure.ts';
import { readSpreadsheet } from '../../base/read-spreadsheet.ts';
import { IMPORT_LIMITS } from '../import/import-calls.ts';
import { columnsProblem, matchColumns } from '../import/match-columns.ts';
import { readRow, readRows } from '../import/read-rows.ts';

const FORUM = '2025';

/** Reads a file with recognized columns: its valid rows, and the problems of the others. */
export function readFile(bytes: Uint8Array) {
  const sheet = readSpreadsheet(bytes, IMPORT_LIMITS.fileMb);
  const columns = matchColumns(sheet.headers);
  const problem = columnsProblem(columns);
  if (problem) throw new Failure(problem);
  const { rows, refused } = readRows(sheet, columns, FORUM);
  const registrants = rows.map((row) => readRow(row, FORUM)).filter((row) => 'registrant' in row);
  return { rows, problems: refused.map(({ line, detail }) => ({ line, detail })), registrants };
}
