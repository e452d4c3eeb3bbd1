import type { SortRequest } from './sort-order.ts';
import SortWorker from './sort.worker.ts?worker&inline';

interface Task {
  readonly request: () => SortRequest;
  readonly onOrder: (order: Uint32Array) => void;
}

export interface Sorter {
  /** Sorts in a worker, one request at a time. A new request replaces a request that is still waiting. */
  sort(task: Task): void;
  stop(): void;
}

export function createSorter(onFailure: (error: Error) => void): Sorter {
  const worker = new SortWorker();
  let currentTask: Task | undefined;
  let nextTask: Task | undefined;

  const begin = (task: Task | undefined) => {
    currentTask = task;
    nextTask = undefined;
    if (task) worker.postMessage(task.request());
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Uint32Array>) => {
    currentTask?.onOrder(data);
    begin(nextTask);
  });
  worker.addEventListener('error', ({ message }) => {
    onFailure(new Error(message));
    begin(nextTask);
  });
  return {
    sort(task) {
      if (currentTask) nextTask = task;
      else begin(task);
    },
    stop: () => worker.terminate(),
  };
}
