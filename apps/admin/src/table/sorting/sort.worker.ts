import { sortOrder } from './sort-order.ts';
import type { SortRequest } from './sorter.ts';

addEventListener('message', ({ data }: MessageEvent<SortRequest>) => {
  const order = sortOrder(data.texts, data.isDescending);
  postMessage(order, { transfer: [order.buffer] });
});
