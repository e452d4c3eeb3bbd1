import { Failure } from '../../base/failure.ts';
import { readSpreadsheet } from '../../base/read-spreadsheet.ts';
import { forumIdOf } from '../../content/forum-id.ts';
import { IMPORT_LIMITS } from '../import/import-calls.ts';
import { columnsProblem, matchColumns } from '../import/match-columns.ts';
import { type ReadRow, readRow, readRows } from '../import/read-rows.ts';

const FORUM = forumIdOf('2025-04-11');

/** The rows of a file and what is wrong with others, with its columns as they are recognized. */
export function readFile(bytes: Uint8Array) {
  const sheet = readSpreadsheet(bytes, IMPORT_LIMITS.fileMb);
  const columns = matchColumns(sheet.headers);
  const problem = columnsProblem(columns);
  if (problem) throw new Failure(problem);
  const { rows, problems } = readRows(sheet, columns, FORUM);
  const read = rows.map((row) => readRow(row, FORUM));
  return { rows, problems, registrants: read.filter((row): row is ReadRow => 'registrant' in row) };
}
