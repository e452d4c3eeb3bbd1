import type { SortRequest } from './sort-order.ts';
import SortWorker from './sort.worker.ts?worker&inline';

interface Task {
  readonly request: () => SortRequest;
  readonly onOrder: (order: Uint32Array) => void;
}

export interface Sorter {
  /** Sorts in a worker, one request at a time. Of waiting requests only the latest is sorted. */
  sort(task: Task): void;
  stop(): void;
}

export function createSorter(onFailure: (error: Error) => void): Sorter {
  const worker = new SortWorker();
  let current: Task | undefined;
  let next: Task | undefined;

  const begin = (task: Task | undefined) => {
    current = task;
    next = undefined;
    if (task) worker.postMessage(task.request());
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Uint32Array>) => {
    current?.onOrder(data);
    begin(next);
  });
  worker.addEventListener('error', ({ message }) => {
    onFailure(new Error(message));
    begin(next);
  });
  return {
    sort(task) {
      if (current) next = task;
      else begin(task);
    },
    stop: () => worker.terminate(),
  };
}
