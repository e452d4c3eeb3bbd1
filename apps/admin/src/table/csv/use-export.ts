import { saveFile } from '@raade/browser';
import { logger, toast } from '@raade/platform';
import { counted } from '@raade/staff/numbers';
import { useState } from 'react';
import type { RecordRow } from '../record-row.ts';
import { type CsvFile, csvFileName } from './csv-file.ts';
import { writeCsv } from './write-in-worker.ts';

const FAILURES = {
  write: 'The CSV file could not be created. Please try again.',
  record:
    'The export could not be recorded in the audit log, so no file was saved. Please try again.',
} as const;

/** Writes the file, then records the export in the audit log. Only after that, the browser saves the file. */
export function useExport<Data>(csv: CsvFile<Data>) {
  const { name, columns, onExport } = csv;
  const [percent, setPercent] = useState<number>();

  const start = async (rows: readonly RecordRow<Data>[], parts: readonly string[]) => {
    let step: keyof typeof FAILURES = 'write';
    setPercent(0);
    try {
      const file = await writeCsv(rows, columns, (share) => setPercent(Math.floor(share * 100)));
      step = 'record';
      await onExport(rows.length);
      const fileName = csvFileName(csv, new Date(), parts);
      saveFile(fileName, file);
      const title = `Exported ${counted(rows.length, 'row')}`;
      toast({ tone: 'success', title, description: `Saved as ${fileName}.` });
    } catch (error) {
      logger.error('records not exported', { name, step, rows: rows.length }, error);
      toast({ title: 'Export failed', description: FAILURES[step], tone: 'danger' });
    } finally {
      setPercent(undefined);
    }
  };
  /** `percent` is undefined while nothing is exported. */
  return { percent, start };
}
