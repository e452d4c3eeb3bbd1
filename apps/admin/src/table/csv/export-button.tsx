import { number } from '@raade/staff/numbers';
import { Button } from '@raade/ui';
import type { RecordRow } from '../record-row.ts';
import type { CsvFile } from './csv-file.ts';
import { useExport } from './use-export.ts';

interface ExportButtonProps<Data> {
  readonly csv: CsvFile<Data>;
  readonly rows: readonly RecordRow<Data>[];
  /** The label of the filter. */
  readonly filter: string;
  /** The ids of the filter and search that select the rows, for the name of the file. */
  readonly parts: readonly string[];
  /** True while rows are still missing. */
  readonly isLoading: boolean;
}

/** Saves the rows as a CSV file, and counts up while it is written. */
export function ExportButton<Data>(props: ExportButtonProps<Data>) {
  const { csv, rows, filter, parts, isLoading } = props;
  const { percent, start } = useExport(csv);
  const isBusy = percent !== undefined;

  return (
    <Button
      look="quiet"
      isBusy={isBusy}
      disabled={isLoading || rows.length === 0}
      onClick={() => void start(rows, parts)}
    >
      {isBusy ? `Exporting... ${percent}%` : `Export ${number(rows.length)} ${filter}`}
    </Button>
  );
}
