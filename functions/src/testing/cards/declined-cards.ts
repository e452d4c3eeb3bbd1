import Stripe from 'stripe';
import type { Backend } from '../backend.ts';

const MINUTE_MS = 60 * 1000;

/** Stolen cards that are tried, all of which their banks decline, and when they were. */
export class DeclinedCards {
  readonly #stripe: Stripe;
  readonly #times: number[] = [];

  constructor({ stripe }: Backend) {
    this.#stripe = stripe;
  }

  /** Tries a card. An intent that is locked, or canceled meanwhile, tells nothing of it. */
  async try(paymentIntentId: string): Promise<void> {
    try {
      const payment_method = 'pm_card_visa_chargeDeclined';
      await this.#stripe.paymentIntents.confirm(paymentIntentId, { payment_method });
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) this.#times.push(Date.now());
    }
  }

  get count(): number {
    return this.#times.length;
  }

  /** The most that were declined in any sixty seconds. */
  get mostInAMinute(): number {
    const within = this.#times.map(
      (begin) => this.#times.filter((time) => time >= begin && time < begin + MINUTE_MS).length,
    );
    return Math.max(0, ...within);
  }
}
