import { CsvError, parse } from 'csv-parse/sync';
import {
  REGISTRANT_FIELDS,
  REGISTRANT_HEADERS,
  type RegistrantField,
} from '@raade/contracts/registrants/registrants-csv';
import { originalText } from '@raade/contracts/base/csv-formula-guard';
import { csvDialect, headerKey, textOfFile } from '@raade/contracts/base/spreadsheet-file';
import * as z from 'zod/mini';
import { Failure } from '@raade/contracts/base/failure';

/** Longer than any honest row, and short of what a document may hold. */
const LONGEST_ROW = 20_000;

/** Some hundred thousand registrants: more than any forum has, and little for a machine to hold. */
const LARGEST_FILE_MB = 50;

/** A line of the file: where it begins, counted from 1, and what stands in it. */
export interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly fields: readonly RegistrantField[];
  readonly lines: readonly TableLine[];
}

const parsedSchema = z.array(
  z.object({
    record: z.array(z.string()),
    /** Counted from the start of the file. */
    info: z.object({ empty_lines: z.number() }),
  }),
);

/**
 * Reads a CSV file with the headers of the dashboard's export, in whatever order, as spreadsheets save it.
 * @throws Failure that says what is wrong with the file as a whole
 */
export function readTable(bytes: Uint8Array): Table {
  const [head, ...lines] = parseLines(textOf(bytes));
  if (!head) throw new Failure('The file is empty.');
  const fields = fieldsOf(withoutBlankEnd(head.cells, 0));
  return {
    fields,
    lines: lines.map(({ line, cells }) => ({ line, cells: withoutBlankEnd(cells, fields.length) })),
  };
}

/** The cells without blank ones beyond so many: spreadsheets pad rows to the width of the sheet. */
function withoutBlankEnd(cells: readonly string[], least: number): readonly string[] {
  const end = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return cells.slice(0, Math.max(end, least));
}

/** The values of a line by field; empty cells are null, and apostrophes that the export has added are gone. */
export function valuesOf({ fields }: Table, { cells }: TableLine): Record<string, string | null> {
  const none = REGISTRANT_FIELDS.map((field) => [field, null] as const);
  const values = fields.map(
    (field, index) => [field, originalText(cells[index] ?? '') || null] as const,
  );
  return Object.fromEntries([...none, ...values]);
}

function textOf(bytes: Uint8Array): string {
  if (bytes.length > LARGEST_FILE_MB * 1024 * 1024) {
    throw new Failure(`The file has more than ${LARGEST_FILE_MB} MB. Import it in parts.`);
  }
  return textOfFile(bytes);
}

function parseLines(text: string): TableLine[] {
  try {
    const dialect = csvDialect(text);
    const options = { ...dialect, info: true, relax_column_count: true };
    const parsed: unknown = parse(text, { ...options, max_record_size: LONGEST_ROW });
    return linesOf(parsedSchema.parse(parsed), dialect.from_line);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Failure(`The file is no CSV file: ${error.message}`, { cause: error });
  }
}

/** A cell may hold line breaks, which the parser's own counting takes for two if they are of two characters. */
function linesOf(parsed: z.output<typeof parsedSchema>, first: number): TableLine[] {
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

function fieldsOf(headers: readonly string[]): RegistrantField[] {
  const known = new Map(
    REGISTRANT_FIELDS.map((field) => [headerKey(REGISTRANT_HEADERS[field]), field]),
  );
  const unknown = headers.filter((header) => !known.has(headerKey(header)));
  const fields = headers.flatMap((header) => known.get(headerKey(header)) ?? []);
  const missing = REGISTRANT_FIELDS.filter(
    (field) => field !== 'id' && field !== 'created_at' && !fields.includes(field),
  );
  const twice = fields.filter((field, index) => fields.indexOf(field) !== index);
  const problems = [
    ...unknown.map((header) => `There is no column "${header}".`),
    ...missing.map((field) => `The column "${REGISTRANT_HEADERS[field]}" is missing.`),
    ...twice.map((field) => `The column "${REGISTRANT_HEADERS[field]}" is there twice.`),
  ];
  if (problems.length === 0) return fields;
  throw new Failure(
    `The first line has to name the columns:\n${problems.join('\n')}\n\n` +
      `The columns are ${Object.values(REGISTRANT_HEADERS).join(', ')}. Their order is free; ID and\n` +
      'Registration Date may be missing. Whatever else is known of somebody goes into Additional Data, as JSON.',
  );
}
