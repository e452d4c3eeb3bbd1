import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Measures the memory in use between batches, after garbage collection. */
export class HeapSamples {
  readonly #samples: number[] = [];
  readonly #collect: () => void;
  readonly #every: number;
  #calls = 0;

  /** @param every the number of calls of `look` for one sample */
  constructor(every: number) {
    setFlagsFromString('--expose-gc');
    this.#collect = runInNewContext('gc') as () => void;
    this.#every = every;
  }

  look(): void {
    this.#calls += 1;
    if (this.#calls % this.#every !== 0) return;
    this.#collect();
    this.#samples.push(process.memoryUsage().heapUsed / 2 ** 20);
  }

  /** Growth in MiB from the first to the last quarter of the samples. */
  get growth(): number {
    const quarter = Math.max(1, Math.floor(this.#samples.length / 4));
    return mean(this.#samples.slice(-quarter)) - mean(this.#samples.slice(0, quarter));
  }
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
