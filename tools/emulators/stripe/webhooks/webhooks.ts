import type Stripe from 'stripe';
import type { Clock } from '../account/clock.ts';
import type { FaultSchedule } from '../faults/fault-schedule.ts';
import { postEvent, type WebhookEndpoint } from './post-event.ts';
import { Semaphore } from './semaphore.ts';

/** An event on its way to one endpoint. */
interface Delivery {
  readonly event: Stripe.Event;
  readonly endpoint: WebhookEndpoint;
  /** The number of the event. Deliveries with a smaller number should arrive first. */
  readonly order: number;
  attempts: number;
  isDelivered: boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Seconds from one attempt to the next. Stripe retries for three days with longer and longer pauses. The first pauses
 * are shorter here, so that a local site that is still starting gets its events soon.
 */
const RETRY_DELAYS_SECONDS: readonly number[] = [
  1,
  5,
  30,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  10 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
];

const PARALLEL_DELIVERIES = 16;

/** Delivers events to all endpoints, with retries until each has answered 2xx or the schedule ends. */
export class Webhooks {
  readonly #endpoints: readonly WebhookEndpoint[];
  readonly #clock: Clock;
  readonly #faults: FaultSchedule;
  readonly #semaphore = new Semaphore(PARALLEL_DELIVERIES);
  readonly #running = new Set<Promise<void>>();
  /** Numbers of events and of delivery attempts. */
  #events = 0;
  #attempts = 0;
  /** Deliveries with the fault `reorder`, which wait for a later event. */
  #reordered: Delivery[] = [];
  #abort = new AbortController();

  constructor(endpoints: readonly WebhookEndpoint[], clock: Clock, faults: FaultSchedule) {
    this.#endpoints = endpoints;
    this.#clock = clock;
    this.#faults = faults;
  }

  /** Starts the delivery of an event to each endpoint. */
  dispatch(event: Stripe.Event): void {
    this.#events += 1;
    for (const endpoint of this.#endpoints) {
      const delivery = { event, endpoint, order: this.#events, attempts: 0, isDelivered: false };
      void this.#track(this.#attempt(delivery));
    }
  }

  /** Number of delivery attempts. */
  get attempts(): number {
    return this.#attempts;
  }

  /** Resolves when no attempt is running. Scheduled attempts do not count. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Aborts running attempts and removes all deliveries. */
  async reset(): Promise<void> {
    this.#abort.abort();
    await this.settled();
    this.#attempts = 0;
    this.#reordered = [];
    this.#abort = new AbortController();
  }

  #track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => this.#running.delete(tracked));
    this.#running.add(tracked);
    return tracked;
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const fault = this.#faults.forDelivery(delivery.event.type);
    delivery.attempts += 1;
    this.#attempts += 1;
    switch (fault?.what) {
      case 'drop':
        this.#retryLater(delivery);
        return;
      case 'give-up':
        return;
      case 'delay':
        this.#clock.after(fault.delayMs, () => this.#track(this.#send(delivery)));
        return;
      case 'reorder':
        this.#reordered.push(delivery);
        return;
      case 'duplicate':
        await this.#send(delivery);
        return this.#send(delivery);
      case 'answer-lost':
        await this.#post(delivery);
        this.#retryLater(delivery);
        return;
      default:
        return this.#send(delivery);
    }
  }

  async #send(delivery: Delivery): Promise<void> {
    delivery.isDelivered = await this.#post(delivery);
    if (!delivery.isDelivered) this.#retryLater(delivery);
    // Deliveries with the fault `reorder` follow as soon as a later event has been sent.
    const overtakenDeliveries = this.#reordered.filter(
      ({ endpoint, order }) => endpoint === delivery.endpoint && order < delivery.order,
    );
    this.#reordered = this.#reordered.filter((other) => !overtakenDeliveries.includes(other));
    for (const other of overtakenDeliveries) await this.#send(other);
  }

  #post({ endpoint, event }: Delivery): Promise<boolean> {
    const { signal } = this.#abort;
    return this.#semaphore.run(() => postEvent(endpoint, event, signal));
  }

  #retryLater(delivery: Delivery): void {
    if (this.#abort.signal.aborted || delivery.isDelivered) return;
    const delay = RETRY_DELAYS_SECONDS[delivery.attempts - 1];
    if (delay === undefined) return;
    this.#clock.after(delay * 1000, () => this.#track(this.#attempt(delivery)));
  }
}
