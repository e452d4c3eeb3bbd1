import { logger, toast } from '@raade/platform';
import { Button } from '@raade/ui';
import { useState } from 'react';
import type { RecordRow } from '../record-row.ts';
import { type CsvFile, csvFileName } from './csv-file.ts';
import { downloadFile } from './download-file.ts';
import { writeCsv } from './write-csv.ts';

interface ExportButtonProps<Data> {
  readonly csv: CsvFile<Data>;
  readonly rows: readonly RecordRow<Data>[];
  /** The label of the filter. */
  readonly filter: string;
  /** Not all rows are there yet. */
  readonly isLoading: boolean;
}

/** Saves the rows as a CSV file, and counts up while it is written. */
export function ExportButton<Data>({ csv, rows, filter, isLoading }: ExportButtonProps<Data>) {
  const [percent, setPercent] = useState<number>();
  const isBusy = percent !== undefined;

  const handleClick = async () => {
    setPercent(0);
    try {
      const tellShare = (share: number) => setPercent(Math.floor(share * 100));
      const file = await writeCsv(rows, csv.columns, tellShare);
      downloadFile(file, csvFileName(csv.name, new Date()));
    } catch (error) {
      logger.error('records not exported', { action: csv.action, rows: rows.length }, error);
      const description = 'The CSV file could not be made. Please try again.';
      toast({ title: 'Export failed', description, tone: 'danger' });
    } finally {
      setPercent(undefined);
    }
  };

  return (
    <Button isBusy={isBusy} disabled={isLoading || rows.length === 0} onClick={handleClick}>
      {isBusy
        ? `Exporting... ${percent}%`
        : `Export ${rows.length.toLocaleString('en-US')} ${filter}`}
    </Button>
  );
}
