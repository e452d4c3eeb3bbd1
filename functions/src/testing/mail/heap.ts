import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Looks at how much memory is in use between batches, after what is not needed any more was given back. */
export class HeapSamples {
  readonly #samples: number[] = [];
  readonly #collect: () => void;
  readonly #every: number;
  #calls = 0;

  /** @param every how many calls there are to one look */
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

  /** Growth in MiB: the last quarter of the looks beside the first. */
  get growth(): number {
    const quarter = Math.max(1, Math.floor(this.#samples.length / 4));
    return mean(this.#samples.slice(-quarter)) - mean(this.#samples.slice(0, quarter));
  }
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
