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
import { refetchRegistrants } from './recent-imports.query.ts';
import { sendRows } from './send-rows.ts';

/** A file, with the field of each of its columns. */
export interface MatchedFile {
  readonly sheet: Sheet;
  readonly columns: Columns;
}

/** A file with the effect of each row, in the order of the file. */
export interface PreviewedImport extends MatchedFile {
  /** Id of the import of this file with these columns. */
  readonly import_id: string;
  readonly rows: readonly ImportRow[];
  readonly results: readonly ImportResult[];
}

type ImportState =
  | { readonly step: 'choose' }
  | ({ readonly step: 'match' } & MatchedFile)
  | ({ readonly step: 'preview' } & PreviewedImport)
  | ({ readonly step: 'done' } & PreviewedImport);

const NOT_READ = 'The file could not be read. Please try again.';
const NOT_PREVIEWED = 'The rows could not be compared with the list. Please try again.';
const NOT_APPLIED = 'Not all rows were imported. Please import again. No row is imported twice.';

/** The steps of an import: choose a file, match its columns, preview the effect, import. */
export function useImport(forum_id: string) {
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  /** Runs a step. After a failure its message is shown, and the step can be repeated. */
  const attempt = async (failureMessage: string, step: () => Promise<ImportState>) => {
    setFailure(undefined);
    setBusy(true);
    try {
      setState(await step());
    } catch (error) {
      // The message may contain cells of the file, so it is shown and not logged.
      const hasMessage = error instanceof Failure;
      if (!hasMessage) logger.warn('registrants not imported', {}, error);
      setFailure(hasMessage ? error.message : refusalOf(error, failureMessage));
    } finally {
      setBusy(false);
    }
  };

  const choose = (file: File | undefined) => {
    setState({ step: 'choose' });
    setFailure(undefined);
    if (file) void attempt(NOT_READ, async () => ({ step: 'match', ...(await matchFile(file)) }));
  };
  const match = (sheet: Sheet, columns: Columns) => setState({ step: 'match', sheet, columns });

  const preview = ({ sheet, columns }: MatchedFile) =>
    attempt(NOT_PREVIEWED, async () => {
      const problem = columnsProblem(columns);
      if (problem) throw new Failure(problem);
      const { rows, refused } = readRows(sheet, columns, forum_id);
      const import_id = crypto.randomUUID();
      const previewed = await sendRows(rows, { forum_id, import_id, apply: false });
      const results = [...refused, ...previewed].sort((one, other) => one.line - other.line);
      return { step: 'preview', sheet, columns, import_id, rows, results };
    });

  const apply = (previewed: PreviewedImport) =>
    attempt(NOT_APPLIED, async () => {
      const { import_id, rows, results } = previewed;
      try {
        const importedRows = await sendRows(rows, { forum_id, import_id, apply: true });
        const resultsByLine = new Map(importedRows.map((result) => [result.line, result]));
        const finalResults = results.map((result) => resultsByLine.get(result.line) ?? result);
        return { ...previewed, step: 'done', results: finalResults };
      } finally {
        // The list is also read again after a failure, since some rows may be imported.
        refetchRegistrants(forum_id);
      }
    });

  return { state, failure, isBusy, choose, match, preview, apply };
}

async function matchFile(file: File): Promise<MatchedFile> {
  const { fileMb } = IMPORT_LIMITS;
  const sheet = readSpreadsheet(await readFileBytes(file, fileMb), fileMb);
  if (sheet.lines.length > IMPORT_LIMITS.rows) {
    throw new Failure(`The file has more than ${IMPORT_LIMITS.rows} rows. Import it in parts.`);
  }
  return { sheet, columns: matchColumns(sheet.headers) };
}
