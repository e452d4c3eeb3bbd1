import { type SortRequest, sortOrder } from './sort-order.ts';

addEventListener('message', ({ data }: MessageEvent<SortRequest>) => {
  const order = sortOrder(data);
  postMessage(order, { transfer: [order.buffer] });
});
