import type { Clock } from './clock.ts';

interface Waiting {
  readonly take: () => void;
}

/**
 * Locks of objects: while a request works on one, others wait for their turn and give up after a while, as
 * https://docs.stripe.com/rate-limits#object-lock-timeouts tells. How long Stripe waits is not documented.
 */
export class ObjectLocks {
  readonly #clock: Clock;
  readonly #queues = new Map<string, Waiting[]>();
  /** Milliseconds that a request waits for an object that another one works on. */
  waitMs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @returns what gives the object free again; undefined if its turn never came */
  async take(id: string): Promise<(() => void) | undefined> {
    const queue = this.#queues.get(id);
    if (queue === undefined) {
      this.#queues.set(id, []);
      return () => this.#free(id);
    }
    if (this.waitMs === 0) return undefined;
    return (await this.#turn(queue)) ? () => this.#free(id) : undefined;
  }

  /** How many objects are worked on, and how many requests wait for one of them. */
  count(): { readonly held: number; readonly waiting: number } {
    return { held: this.#queues.size, waiting: [...this.#queues.values()].flat().length };
  }

  reset(): void {
    this.#queues.clear();
    this.waitMs = 0;
  }

  #turn(queue: Waiting[]): Promise<boolean> {
    return new Promise((resolve) => {
      const waiting = { take: () => resolve(true) };
      queue.push(waiting);
      this.#clock.after(this.waitMs, () => {
        const place = queue.indexOf(waiting);
        if (place === -1) return;
        queue.splice(place, 1);
        resolve(false);
      });
    });
  }

  #free(id: string): void {
    const next = this.#queues.get(id)?.shift();
    if (next) next.take();
    else this.#queues.delete(id);
  }
}
