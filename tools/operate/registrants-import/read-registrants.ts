import { createHash } from 'node:crypto';
import type { Registrant } from '@raade/contracts/registrants/registrants';
import { REGISTRANT_HEADERS } from '@raade/contracts/registrants/registrants-csv';
import * as z from 'zod/mini';
import { readTable, type Table, type TableLine, valuesOf } from './read-table.ts';
import { type RegistrantRow, registrantRowSchema } from './registrant-row.schema.ts';

const ID_LENGTH = 20;

export interface ReadRegistrant {
  readonly line: number;
  readonly registrant: Registrant;
  /** The time as the file says it: `day` alone if it names no hour. */
  readonly createdAt: RegistrantRow['created_at'];
}

/** The problem with a line, in the words of its columns. */
export interface Problem {
  readonly line: number;
  readonly message: string;
}

export interface RegistrantsFile {
  readonly registrants: readonly ReadRegistrant[];
  readonly problems: readonly Problem[];
}

/** @throws Failure if the file as a whole cannot be read */
export function readRegistrants(bytes: Uint8Array): RegistrantsFile {
  const table = readTable(bytes);
  const registrants = new Map<string, ReadRegistrant>();
  const problems: Problem[] = [];
  for (const line of table.lines) {
    const read = readLine(table, line);
    const earlier = 'registrant' in read && registrants.get(read.registrant.id);
    if ('message' in read) problems.push(read);
    else if (earlier) problems.push({ line: line.line, message: sameAs(earlier) });
    else registrants.set(read.registrant.id, read);
  }
  return { registrants: [...registrants.values()], problems };
}

const sameAs = ({ line }: ReadRegistrant) => `is the same registration as line ${line}`;

function readLine(table: Table, line: TableLine): ReadRegistrant | Problem {
  const [has, needs] = [line.cells.length, table.fields.length];
  if (has !== needs) return { line: line.line, message: `has ${has} cells instead of ${needs}` };
  const result = z.safeParse(registrantRowSchema, valuesOf(table, line));
  if (!result.success) return { line: line.line, message: describe(result.error.issues) };
  const { created_at: createdAt, id, ...row } = result.data;
  return { line: line.line, registrant: { ...row, id: id ?? idOf(row) }, createdAt };
}

function describe(issues: readonly z.core.$ZodIssue[]): string {
  const headers: Readonly<Record<string, string>> = REGISTRANT_HEADERS;
  return issues
    .map(({ path, message }) => `${headers[String(path[0])] ?? path.join('.')} ${message}`)
    .join('; ');
}

/** The same for the same registration in every file, so that importing it twice makes one document. */
function idOf({ email, registrant_type }: Omit<RegistrantRow, 'id' | 'created_at'>): string {
  const hash = createHash('sha256').update(`${registrant_type} ${email.toLowerCase()}`);
  return `import-${hash.digest('hex').slice(0, ID_LENGTH)}`;
}
