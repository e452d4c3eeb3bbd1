import { HeapSamples } from '../mail/heap.ts';
import { since, type Operations } from '../firestore-operations.ts';

/** Result and cost of a piece of work. */
export interface Measured<Result> extends Operations {
  readonly result: Result;
  readonly seconds: number;
}

/** Measures the time of work, and its operations on Firestore. */
export async function measured<Result>(
  soFar: () => Operations,
  work: () => Promise<Result>,
): Promise<Measured<Result>> {
  const [before, begun] = [soFar(), performance.now()];
  const result = await work();
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  return { result, seconds, ...since(before, soFar()) };
}

/** Runs work that regularly calls `look` to ask if its time is over, and measures the memory then. */
export async function withHeap<Result>(
  every: number,
  work: (look: () => false) => Promise<Result>,
): Promise<{ readonly result: Result; readonly heapGrowth: number }> {
  const heap = new HeapSamples(every);
  const result = await work(() => {
    heap.look();
    return false;
  });
  return { result, heapGrowth: Math.round(heap.growth * 10) / 10 };
}
