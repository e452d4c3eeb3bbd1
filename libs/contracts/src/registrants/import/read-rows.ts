import { bytesToHex } from '@noble/hashes/utils';
import { sha256 } from '@noble/hashes/sha2';
import * as z from 'zod/mini';
import type { Sheet, SheetLine } from '../../base/read-spreadsheet.ts';
import type { ForumId } from '../../content/forum-id.ts';
import type { Registrant } from '../registrants.ts';
import { REGISTRANT_FIELDS, REGISTRANT_HEADERS, type RegistrantField } from '../registrants-csv.ts';
import type { Columns } from './match-columns.ts';
import { type RegistrantRow, registrantRowSchema } from './registrant-row.schema.ts';

const ID_LENGTH = 20;

/** The cells of a row by field; null for an empty one. Fields whose column the file does not have are missing. */
export type RowCells = Readonly<Partial<Record<RegistrantField, string | null>>>;

/** A row of a file as it is sent. */
export interface ImportRow {
  readonly line: number;
  readonly cells: RowCells;
}

/** The registrant that a row describes. */
export interface ReadRow {
  readonly line: number;
  readonly registrant: Registrant;
  /** The fields that the file names. */
  readonly named: readonly RegistrantField[];
  /** The time as the file says it: `day` alone if it names no hour. */
  readonly createdAt: RegistrantRow['created_at'];
}

/** The problem with a line, in the words of its columns. */
export interface RowProblem {
  readonly line: number;
  readonly message: string;
}

/** Values of new registrants where the file has no column for them. */
const DEFAULTS: RowCells = {
  status: 'confirmed',
  registrant_type: 'individual',
  email_verified: 'No',
  is_group_leader: 'No',
};
const NONE: RowCells = Object.fromEntries(REGISTRANT_FIELDS.map((field) => [field, null]));

/** Divides a file into the rows that can be imported and the problems of the others. */
export function readRows({ headers, lines }: Sheet, columns: Columns, forumId: ForumId) {
  const lineOf = new Map<string, number>();
  const rows: ImportRow[] = [];
  const problems: RowProblem[] = [];
  for (const line of lines) {
    const read = readLine(headers, columns, line, forumId);
    const earlier = 'cells' in read && lineOf.get(read.id);
    if ('message' in read) problems.push(read);
    else if (earlier) {
      problems.push({ line: line.line, message: `is the same registration as line ${earlier}` });
    } else {
      lineOf.set(read.id, line.line);
      rows.push({ line: line.line, cells: read.cells });
    }
  }
  return { rows, problems };
}

function readLine(
  headers: readonly string[],
  columns: Columns,
  { line, cells }: SheetLine,
  forumId: ForumId,
): { readonly id: string; readonly cells: RowCells } | RowProblem {
  const [has, needs] = [cells.length, headers.length];
  if (has !== needs) return { line, message: `has ${has} cells instead of ${needs}` };
  const named = columns.flatMap((field, index) => (field ? [[field, cells[index] || null]] : []));
  const row = { line, cells: Object.fromEntries(named) as RowCells };
  const read = readRow(row, forumId);
  return 'message' in read ? read : { id: read.registrant.id, cells: row.cells };
}

/** The registrant of a row, or what is wrong with it. Browsers and the function that imports read rows alike. */
export function readRow({ line, cells }: ImportRow, forumId: ForumId): ReadRow | RowProblem {
  const result = z.safeParse(registrantRowSchema, { ...NONE, ...DEFAULTS, ...cells });
  if (!result.success) return { line, message: describe(result.error.issues) };
  const { created_at: createdAt, id, ...row } = result.data;
  const registrant = { ...row, id: id ?? idOf(row, forumId), forum_id: forumId };
  return {
    line,
    registrant,
    named: REGISTRANT_FIELDS.filter((field) => field in cells),
    createdAt,
  };
}

function describe(issues: readonly z.core.$ZodIssue[]): string {
  const headers: Readonly<Record<string, string>> = REGISTRANT_HEADERS;
  return issues
    .map(({ path, message }) => `${headers[String(path[0])] ?? path.join('.')} ${message}`)
    .join('; ');
}

/** The same for the same registration in every file of a forum, so that importing it twice makes one document. */
function idOf(
  { email, registrant_type }: Pick<RegistrantRow, 'email' | 'registrant_type'>,
  forumId: ForumId,
): string {
  const hash = bytesToHex(sha256(`${forumId} ${registrant_type} ${email.toLowerCase()}`));
  return `import-${hash.slice(0, ID_LENGTH)}`;
}
