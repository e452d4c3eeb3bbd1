import { Failure } from '@raade/contracts/base/failure';
import { readFileBytes, readSpreadsheet, type Sheet } from '@raade/contracts/base/read-spreadsheet';
import { IMPORT_LIMITS, type ImportResult } from '@raade/contracts/registrants/import/import-calls';
import {
  type Columns,
  columnsProblem,
  matchColumns,
} from '@raade/contracts/registrants/import/match-columns';
import { type ImportRow, readRows } from '@raade/contracts/registrants/import/read-rows';
import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { useState } from 'react';
import { readAgain } from './recent-imports.query.ts';
import { sendRows } from './send-rows.ts';

/** A file, and the field of each of its columns. */
export interface Matched {
  readonly sheet: Sheet;
  readonly columns: Columns;
}

/** The effect of each row, in the order of the file. */
export interface Previewed extends Matched {
  /** Id of the import of this file with these columns. */
  readonly import_id: string;
  readonly rows: readonly ImportRow[];
  readonly results: readonly ImportResult[];
}

type ImportState =
  | { readonly step: 'choose' }
  | ({ readonly step: 'match' } & Matched)
  | ({ readonly step: 'preview' } & Previewed)
  | ({ readonly step: 'done' } & Previewed);

const NOT_READ = 'The file could not be read. Please try again.';
const NOT_PREVIEWED = 'The rows could not be compared with the list. Please try again.';
const NOT_APPLIED = 'Not all rows were imported. Please import again. No row is imported twice.';

/** The steps of an import: choose a file, match its columns, preview the effect, import. */
export function useImport(forum_id: string) {
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  /** Runs a step. After a failure its message is shown, and the step can be repeated. */
  const attempt = async (otherwise: string, step: () => Promise<ImportState>) => {
    setFailure(undefined);
    setBusy(true);
    try {
      setState(await step());
    } catch (error) {
      // The message may contain cells of the file, so it is shown and not logged.
      const hasMessage = error instanceof Failure;
      if (!hasMessage) logger.warn('registrants not imported', {}, error);
      setFailure(hasMessage ? error.message : refusalOf(error, otherwise));
    } finally {
      setBusy(false);
    }
  };

  const choose = (file: File | undefined) => {
    setState({ step: 'choose' });
    setFailure(undefined);
    if (file) void attempt(NOT_READ, async () => ({ step: 'match', ...(await matched(file)) }));
  };
  const match = (sheet: Sheet, columns: Columns) => setState({ step: 'match', sheet, columns });

  const preview = ({ sheet, columns }: Matched) =>
    attempt(NOT_PREVIEWED, async () => {
      const problem = columnsProblem(columns);
      if (problem) throw new Failure(problem);
      const { rows, refused } = readRows(sheet, columns, forum_id);
      const import_id = crypto.randomUUID();
      const asked = await sendRows(rows, { forum_id, import_id, apply: false });
      const results = [...refused, ...asked].sort((one, other) => one.line - other.line);
      return { step: 'preview', sheet, columns, import_id, rows, results };
    });

  const apply = (previewed: Previewed) =>
    attempt(NOT_APPLIED, async () => {
      const { import_id, rows, results } = previewed;
      try {
        const applied = await sendRows(rows, { forum_id, import_id, apply: true });
        const done = new Map(applied.map((result) => [result.line, result]));
        const now = results.map((result) => done.get(result.line) ?? result);
        return { ...previewed, step: 'done', results: now };
      } finally {
        // After a failure, too: some rows may be imported.
        readAgain(forum_id);
      }
    });

  return { state, failure, isBusy, choose, match, preview, apply };
}

async function matched(file: File): Promise<Matched> {
  const { fileMb } = IMPORT_LIMITS;
  const sheet = readSpreadsheet(await readFileBytes(file, fileMb), fileMb);
  if (sheet.lines.length > IMPORT_LIMITS.rows) {
    throw new Failure(`The file has more than ${IMPORT_LIMITS.rows} rows. Import it in parts.`);
  }
  return { sheet, columns: matchColumns(sheet.headers) };
}
