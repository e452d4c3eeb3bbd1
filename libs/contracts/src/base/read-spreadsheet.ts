import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import * as z from 'zod/mini';
import { unescapeFormulas } from './csv-formula-guard.ts';
import { Failure } from './failure.ts';
import { csvDialect, textOfFile } from './spreadsheet-file.ts';

/** Limit of a row in bytes; real rows are shorter. */
export const LONGEST_ROW = 20_000;

/** A row of a file, with the number of its first line, from 1. */
export interface SheetLine {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  readonly headers: readonly string[];
  /** Without blank lines, and without blank cells after the last header. */
  readonly lines: readonly SheetLine[];
}

const parsedSchema = z.array(
  z.object({
    record: z.array(z.string()),
    /** Number of empty lines since the start of the file. */
    info: z.object({ empty_lines: z.number() }),
  }),
);

/**
 * Reads a file, after checking its size.
 *
 * @throws Failure if the file is too large
 */
export async function readFileBytes(file: Blob, largestMb: number): Promise<Uint8Array> {
  requireSize(file.size, largestMb);
  return new Uint8Array(await file.arrayBuffer());
}

function requireSize(size: number, largestMb: number): void {
  if (size > largestMb * 1024 * 1024) {
    throw new Failure(`The file has more than ${largestMb} MB. Import it in parts.`);
  }
}

/**
 * Reads a CSV file with a header line, as spreadsheets save it. Removes the apostrophes that our exports add.
 *
 * @throws Failure that explains a problem of the whole file
 */
export function readSpreadsheet(
  bytes: Uint8Array,
  largestMb: number,
  longestRow = LONGEST_ROW,
): Sheet {
  requireSize(bytes.length, largestMb);
  const [headerLine, ...lines] = parseLines(textOfFile(bytes), longestRow);
  if (!headerLine) throw new Failure('The file is empty.');
  const headers = withoutBlankEnd(headerLine.cells, 0).map((header) => header.trim());
  const cellsOf = (cells: readonly string[]) =>
    withoutBlankEnd(cells, headers.length).map(unescapeFormulas);
  return { headers, lines: lines.map(({ line, cells }) => ({ line, cells: cellsOf(cells) })) };
}

/** Drops blank cells at the end, but keeps the first `least` cells. Spreadsheets pad rows to the width of the sheet. */
function withoutBlankEnd(cells: readonly string[], least: number): readonly string[] {
  const end = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return cells.slice(0, Math.max(end, least));
}

function parseLines(text: string, longestRow: number): SheetLine[] {
  try {
    const dialect = csvDialect(text);
    const options = { ...dialect, info: true, relax_column_count: true };
    const records: unknown = parse(text, { ...options, max_record_size: longestRow });
    return linesOf(parsedSchema.parse(records), dialect.from_line);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Failure(`The file is not a CSV file: ${error.message}`, { cause: error });
  }
}

/** Numbers the rows by their first line. The parser's own numbers are wrong: within a cell it counts CR LF twice. */
function linesOf(records: z.output<typeof parsedSchema>, firstLine: number): SheetLine[] {
  let nextLine = firstLine;
  let previousEmptyLines = 0;
  const lines = records.map(({ record, info }) => {
    const line = nextLine + info.empty_lines - previousEmptyLines;
    const breaksInCells = record.join().match(/\r\n|\r|\n/g)?.length ?? 0;
    nextLine = line + breaksInCells + 1;
    previousEmptyLines = info.empty_lines;
    return { line, cells: record };
  });
  return lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}
