import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import * as z from 'zod/mini';
import { originalText } from './csv-formula-guard.ts';
import { Failure } from './failure.ts';
import { csvDialect, textOfFile } from './spreadsheet-file.ts';

/** Longer than any honest row, in bytes. */
export const LONGEST_ROW = 20_000;

/** A line of a file: where it begins, counted from 1 as an editor counts, and what stands in it. */
export interface SheetLine {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  readonly headers: readonly string[];
  /** Without blank lines, and without blank cells beyond the headers. */
  readonly lines: readonly SheetLine[];
}

const parsedSchema = z.array(
  z.object({
    record: z.array(z.string()),
    /** Counted from the start of the file. */
    info: z.object({ empty_lines: z.number() }),
  }),
);

/**
 * The bytes of a file, whose size is asked before it is read.
 * @throws Failure for one that is too large
 */
export async function bytesOf(file: Blob, largestMb: number): Promise<Uint8Array> {
  requireSize(file.size, largestMb);
  return new Uint8Array(await file.arrayBuffer());
}

function requireSize(size: number, largestMb: number): void {
  if (size > largestMb * 1024 * 1024) {
    throw new Failure(`The file has more than ${largestMb} MB. Import it in parts.`);
  }
}

/**
 * Reads a CSV file with a line of headers, as spreadsheets save it. Apostrophes that our exports have added are gone.
 * @throws Failure that says what is wrong with the file as a whole
 */
export function readSpreadsheet(
  bytes: Uint8Array,
  largestMb: number,
  longestRow = LONGEST_ROW,
): Sheet {
  requireSize(bytes.length, largestMb);
  const [head, ...lines] = parseLines(textOfFile(bytes), longestRow);
  if (!head) throw new Failure('The file is empty.');
  const headers = withoutBlankEnd(head.cells, 0).map((header) => header.trim());
  const cellsOf = (cells: readonly string[]) =>
    withoutBlankEnd(cells, headers.length).map(originalText);
  return { headers, lines: lines.map(({ line, cells }) => ({ line, cells: cellsOf(cells) })) };
}

/** The cells without blank ones beyond so many: spreadsheets pad rows to the width of the sheet. */
function withoutBlankEnd(cells: readonly string[], least: number): readonly string[] {
  const end = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return cells.slice(0, Math.max(end, least));
}

function parseLines(text: string, longestRow: number): SheetLine[] {
  try {
    const dialect = csvDialect(text);
    const options = { ...dialect, info: true, relax_column_count: true };
    const parsed: unknown = parse(text, { ...options, max_record_size: longestRow });
    return linesOf(parsedSchema.parse(parsed), dialect.from_line);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Failure(`The file is no CSV file: ${error.message}`, { cause: error });
  }
}

/** A cell may hold line breaks, which the parser's own counting takes for two if they are of two characters. */
function linesOf(parsed: z.output<typeof parsedSchema>, first: number): SheetLine[] {
  let next = first;
  let emptyBefore = 0;
  const lines = parsed.map(({ record, info }) => {
    const line = next + info.empty_lines - emptyBefore;
    const breaks = record.join().match(/\r\n|\r|\n/g)?.length ?? 0;
    next = line + breaks + 1;
    emptyBefore = info.empty_lines;
    return { line, cells: record };
  });
  return lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}
