import type { RecordRow } from '../record-row.ts';
import { type CsvColumn, csvValues } from './csv-file.ts';
import type { CsvAnswer, CsvRequest } from './csv-messages.ts';
import CsvWorker from './csv.worker.ts?worker&inline';

/** Rows per message: copying so many takes less than a frame. */
const BATCH_ROWS = 500;

/**
 * Writes the CSV file in a worker. Batches are sent one after the other, so that the page can work between them.
 * @param onProgress gets the written share, from 0 to 1
 */
export function writeCsv<Data>(
  rows: readonly RecordRow<Data>[],
  columns: readonly CsvColumn<Data>[],
  onProgress: (share: number) => void,
): Promise<Blob> {
  const worker = new CsvWorker();
  const send = (request: CsvRequest) => worker.postMessage(request);
  let sentCount = 0;
  const sendNext = () => {
    const batch = rows.slice(sentCount, sentCount + BATCH_ROWS);
    sentCount += batch.length;
    send(batch.length > 0 ? csvValues(batch, columns) : 'end');
  };

  const file = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CsvAnswer>) => {
      if (data instanceof Blob) {
        resolve(data);
        return;
      }
      onProgress(sentCount / rows.length);
      sendNext();
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  send([columns.map(({ header }) => header)]);
  return file.finally(() => worker.terminate());
}
