import type { RecordRow } from '../record-row.ts';
import { type CsvColumn, csvValues } from './csv-file.ts';
import type { CsvAnswer, CsvRequest } from './csv-messages.ts';
import CsvWorker from './csv.worker.ts?worker&inline';

/** Handing records over costs the page time: this many at once cost it less than a frame. */
const BATCH = 500;

/**
 * Writes the CSV file in a worker. The next batch is sent when the one before is written, so that the page
 * can do its own work between two.
 * @param onProgress gets the share that is written, from 0 to 1
 */
export function writeCsv<Data>(
  rows: readonly RecordRow<Data>[],
  columns: readonly CsvColumn<Data>[],
  onProgress: (share: number) => void,
): Promise<Blob> {
  const worker = new CsvWorker();
  const send = (request: CsvRequest) => worker.postMessage(request);
  let sent = 0;
  const sendNext = () => {
    const batch = rows.slice(sent, sent + BATCH);
    sent += batch.length;
    send(batch.length > 0 ? csvValues(batch, columns) : 'end');
  };

  const written = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CsvAnswer>) => {
      if (data instanceof Blob) {
        resolve(data);
        return;
      }
      onProgress(sent / rows.length);
      sendNext();
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  send([columns.map(({ header }) => header)]);
  return written.finally(() => worker.terminate());
}
