import { BYTE_ORDER_MARK, csvLine } from '@raade/contracts/base/csv-line';
import type { CsvAnswer, CsvRequest } from './csv-messages.ts';

/** The lines are collected, not joined, since the file may be longer than the longest possible string. */
const parts: string[] = [BYTE_ORDER_MARK];

const answer = (message: CsvAnswer) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<CsvRequest>) => {
  if (data === 'end') {
    answer(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
    return;
  }
  parts.push(data.map(csvLine).join(''));
  answer('written');
});
