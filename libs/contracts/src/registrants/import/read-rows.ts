import { bytesToHex } from '@noble/hashes/utils';
import { sha256 } from '@noble/hashes/sha2';
import * as z from 'zod/mini';
import type { Sheet } from '../../base/read-spreadsheet.ts';
import { type Registrant, REGISTRANT_TYPES, registrantSchema } from '../registrants.ts';
import { REGISTRANT_FIELDS, REGISTRANT_HEADERS, type RegistrantField } from '../registrants-csv.ts';
import type { ImportResult } from './import-calls.ts';
import type { Columns } from './match-columns.ts';
import { dayText, inOurCentury } from '../../base/day-text.ts';
import { emailAddress } from '../../base/email-address.ts';
import { parsedJson } from '../../base/parsed-json.ts';

const ID_LENGTH = 20;

/** A row of a file: its cells by field, null for an empty cell. Fields without a column are missing. */
export interface ImportRow {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<RegistrantField, string | null>>>;
}

/** The registrant that a row describes. */
export interface ReadRow {
  readonly line: number;
  readonly registrant: Registrant;
  /** Fields with a column in the file. */
  readonly fieldsInFile: readonly RegistrantField[];
  /** Time in the file; only `day` if it has no hour. */
  readonly createdAt: RegistrantRow['created_at'];
}

/** Values for fields without a column. */
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

/** Splits a file into rows that can be imported and refused rows. */
export function readRows({ headers, lines }: Sheet, columns: Columns, forumId: string) {
  const lineById = new Map<string, number>();
  const rows: ImportRow[] = [];
  const refusedRows: ImportResult[] = [];
  for (const { line, cells } of lines) {
    const cellsByField = columns.flatMap((field, index) =>
      field ? [[field, cells[index] || null] as const] : [],
    );
    const row: ImportRow = { line, cells: Object.fromEntries(cellsByField) };
    const result =
      cells.length === headers.length
        ? readRow(row, forumId)
        : refusedRow(line, `has ${cells.length} cells instead of ${headers.length}`);
    // Only a refused row has an `outcome`.
    if ('outcome' in result) {
      refusedRows.push(result);
      continue;
    }
    const { id } = result.registrant;
    const firstLine = lineById.get(id);
    if (firstLine)
      refusedRows.push(refusedRow(line, `is the same registration as line ${firstLine}`));
    else {
      lineById.set(id, line);
      rows.push(row);
    }
  }
  return { rows, refused: refusedRows };
}

/** Parses a row into a registrant, or returns why it is refused. Used by browsers and by the import function. */
export function readRow({ line, cells }: ImportRow, forumId: string): ReadRow | ImportResult {
  const result = z.safeParse(registrantRowSchema, { ...DEFAULTS, ...cells });
  if (!result.success) return refusedRow(line, describe(result.error.issues));
  const { created_at: createdAt, id, ...row } = result.data;
  return {
    line,
    registrant: { ...row, id: id ?? idOf(row, forumId), forum_id: forumId },
    fieldsInFile: REGISTRANT_FIELDS.filter((field) => field in cells),
    createdAt,
  };
}

function describe(issues: readonly z.core.$ZodIssue[]): string {
  const headers: Readonly<Record<string, string>> = REGISTRANT_HEADERS;
  return issues
    .map(({ path, message }) => `${headers[String(path[0])] ?? path.join('.')} ${message}`)
    .join('; ');
}

/** Derives the id of a registration without one, so that importing the same registration twice creates one document. */
function idOf(
  { email, registrant_type }: Pick<RegistrantRow, 'email' | 'registrant_type'>,
  forumId: string,
): string {
  const hash = bytesToHex(sha256(`${forumId} ${registrant_type} ${email.toLowerCase()}`));
  return `import-${hash.slice(0, ID_LENGTH)}`;
}

/** Valid document ids (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields). */
const DOCUMENT_ID = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,300}$/u;
/** Time for days without an hour: about noon in Houston, which is the same day in most of the world. */
const MIDDAY = 'T18:00:00Z';

const filled = z.string('must not be empty');
/** Spreadsheets write `true` and `false` for checkboxes. */
const yesOrNo = z.stringbool({
  truthy: ['yes', 'true'],
  falsy: ['no', 'false'],
  error: 'must be Yes or No',
});

const day = z.pipe(
  dayText,
  z.transform((text) => ({ day: text, time: new Date(text + MIDDAY) })),
);
const instant = z.pipe(
  z.iso.datetime({ offset: true }).check(inOurCentury),
  z.transform((text) => ({ day: undefined, time: new Date(text) })),
);

/** Limits well below those of Firestore, which would refuse the whole batch. */
const MOST_LEVELS = 10;
const FIELD_NAME = /^(?!__.*__$).{1,100}$/su;

/** True for values that Firestore can store: no nested lists, no empty, long or reserved names, not too many levels. */
function isStorable(value: z.core.util.JSONType, levels = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  if (Array.isArray(value)) {
    return value.every((item) => !Array.isArray(item) && isStorable(item, levels - 1));
  }
  return Object.entries(value).every(
    ([name, item]) => FIELD_NAME.test(name) && isStorable(item, levels - 1),
  );
}

const additionalData = z.pipe(
  z.pipe(z.string(), z.transform(parsedJson)),
  z.pipe(
    // Checked first, since the next check overflows with thousands of levels.
    z.custom<z.core.util.JSONType>().check(
      z.refine((value) => isStorable(value), {
        error:
          'must hold at most 10 levels, no list within a list and no name that is empty, longer than 100 characters or like __this__',
        abort: true,
      }),
    ),
    z.record(z.string(), z.json(), 'must be a JSON object'),
  ),
);

/**
 * Schema of a row of a CSV file as the dashboard exports it, by field; empty cells are null. The result is stored. The
 * id and the time of registration may be missing.
 */
const registrantRowSchema = z.extend(z.omit(registrantSchema, { forum_id: true }), {
  id: z.nullable(z.string().check(z.regex(DOCUMENT_ID, 'cannot be the name of a document'))),
  full_name: filled,
  email: filled.check(
    z.refine((text) => emailAddress.safeParse(text).success, 'must be an email address'),
    z.overwrite((text) => emailAddress.safeParse(text).data ?? text),
  ),
  status: filled,
  registrant_type: z.enum(REGISTRANT_TYPES, `must be one of ${REGISTRANT_TYPES.join(', ')}`),
  created_at: z.nullable(
    z.union(
      [day, instant],
      'must be a day from 2000 to 2099 like 2025-03-01, or a moment like 2025-03-01T12:00:00Z',
    ),
  ),
  email_verified: yesOrNo,
  from_known_institution: z.nullable(yesOrNo),
  group_size: z.nullable(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 on')),
      z.transform(Number),
    ),
  ),
  is_group_leader: yesOrNo,
  additional_data: z.nullable(additionalData),
});
type RegistrantRow = z.output<typeof registrantRowSchema>;
