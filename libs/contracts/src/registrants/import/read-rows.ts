import { bytesToHex } from '@noble/hashes/utils';
import { sha256 } from '@noble/hashes/sha2';
import * as z from 'zod/mini';
import type { Sheet } from '../../base/read-spreadsheet.ts';
import type { Registrant } from '../registrants.ts';
import { REGISTRANT_FIELDS, REGISTRANT_HEADERS, type RegistrantField } from '../registrants-csv.ts';
import type { ImportResult } from './import-calls.ts';
import type { Columns } from './match-columns.ts';
import { type RegistrantRow, registrantRowSchema } from './registrant-row.schema.ts';

const ID_LENGTH = 20;

/** A row of a file as it is sent: its cells by field, null for an empty one. Fields without a column are missing. */
export interface ImportRow {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<RegistrantField, string | null>>>;
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

/** Values of new registrants where the file has no column for them. */
const DEFAULTS: ImportRow['cells'] = {
  ...Object.fromEntries(REGISTRANT_FIELDS.map((field) => [field, null])),
  status: 'confirmed',
  registrant_type: 'individual',
  email_verified: 'No',
  is_group_leader: 'No',
};

export const refusedRow = (line: number, detail: string): ImportResult => ({
  line,
  outcome: 'refused',
  detail,
});

/** Divides a file into the rows that can be imported and those that are refused. */
export function readRows({ headers, lines }: Sheet, columns: Columns, forumId: string) {
  const lineOf = new Map<string, number>();
  const rows: ImportRow[] = [];
  const refused: ImportResult[] = [];
  for (const { line, cells } of lines) {
    const named = columns.flatMap((field, index) =>
      field ? [[field, cells[index] || null] as const] : [],
    );
    const row: ImportRow = { line, cells: Object.fromEntries(named) };
    const read =
      cells.length === headers.length
        ? readRow(row, forumId)
        : refusedRow(line, `has ${cells.length} cells instead of ${headers.length}`);
    if ('outcome' in read) {
      refused.push(read);
      continue;
    }
    const { id } = read.registrant;
    const earlier = lineOf.get(id);
    if (earlier) refused.push(refusedRow(line, `is the same registration as line ${earlier}`));
    else {
      lineOf.set(id, line);
      rows.push(row);
    }
  }
  return { rows, refused };
}

/** The registrant of a row, or why it is refused. Browsers and the function that imports read rows alike. */
export function readRow({ line, cells }: ImportRow, forumId: string): ReadRow | ImportResult {
  const result = z.safeParse(registrantRowSchema, { ...DEFAULTS, ...cells });
  if (!result.success) return refusedRow(line, describe(result.error.issues));
  const { created_at: createdAt, id, ...row } = result.data;
  return {
    line,
    registrant: { ...row, id: id ?? idOf(row, forumId), forum_id: forumId },
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
  forumId: string,
): string {
  const hash = bytesToHex(sha256(`${forumId} ${registrant_type} ${email.toLowerCase()}`));
  return `import-${hash.slice(0, ID_LENGTH)}`;
}
