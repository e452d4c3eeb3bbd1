import { logger, toast } from '@raade/platform';
import { Button } from '@raade/ui';
import { useState } from 'react';
import type { RegistrantRow } from '../registrant-row.ts';
import { downloadFile } from './download-file.ts';
import { csvFileName } from './registrants-csv.ts';
import { writeCsv } from './write-csv.ts';

interface ExportButtonProps {
  readonly rows: readonly RegistrantRow[];
  /** The label of the filter. */
  readonly filter: string;
  /** Not all rows are there yet. */
  readonly isLoading: boolean;
}

/** Saves the rows as a CSV file, and counts up while it is written. */
export function ExportButton({ rows, filter, isLoading }: ExportButtonProps) {
  const [percent, setPercent] = useState<number>();
  const isBusy = percent !== undefined;

  const handleClick = async () => {
    setPercent(0);
    try {
      const file = await writeCsv(rows, (share) => setPercent(Math.floor(share * 100)));
      downloadFile(file, csvFileName(new Date()));
    } catch (error) {
      logger.error('registrants not exported', { rows: rows.length }, error);
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
