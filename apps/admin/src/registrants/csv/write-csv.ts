import type { RegistrantRow } from '../registrant-row.ts';
import type { CsvAnswer, CsvRequest } from './csv-messages.ts';
import CsvWorker from './csv.worker.ts?worker&inline';

/** Handing registrants over costs the page time: this many at once cost it less than a frame. */
const BATCH = 500;

/**
 * Writes the CSV file in a worker. The next batch is sent when the one before is written, so that the page
 * can do its own work between two.
 * @param onProgress gets the share that is written, from 0 to 1
 */
export function writeCsv(
  rows: readonly RegistrantRow[],
  onProgress: (share: number) => void,
): Promise<Blob> {
  const worker = new CsvWorker();
  const send = (request: CsvRequest) => worker.postMessage(request);
  const sendFrom = (start: number) => {
    const batch = rows.slice(start, start + BATCH);
    send(batch.length > 0 ? { registrants: batch.map(({ registrant }) => registrant) } : 'end');
  };

  const written = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CsvAnswer>) => {
      if ('file' in data) return resolve(data.file);
      onProgress(data.written / rows.length);
      sendFrom(data.written);
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  sendFrom(0);
  return written.finally(() => worker.terminate());
}
