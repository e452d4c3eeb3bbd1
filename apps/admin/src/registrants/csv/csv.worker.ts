import type { CsvAnswer, CsvRequest } from './csv-messages.ts';
import { csvOf, csvStart } from './registrants-csv.ts';

/** Of texts that are collected, not joined: the file may be larger than a text can be. */
const parts: string[] = [csvStart()];
let written = 0;

const answer = (message: CsvAnswer) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<CsvRequest>) => {
  if (data === 'end') {
    answer({ file: new Blob(parts, { type: 'text/csv;charset=utf-8' }) });
    return;
  }
  parts.push(csvOf(data.registrants));
  written += data.registrants.length;
  answer({ written });
});
