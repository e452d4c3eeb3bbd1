import type Stripe from 'stripe';
import type { Decline, TestCard } from '../cards/test-cards.ts';
import { Clock } from './clock.ts';
import { Collection } from './collection.ts';

/** The state of one Stripe account in test mode, in memory. */
export class Account {
  readonly clock = new Clock();
  readonly paymentIntents = new Collection<Stripe.PaymentIntent>();
  readonly paymentMethods = new Collection<Stripe.PaymentMethod>();
  readonly charges = new Collection<Stripe.Charge>();
  readonly refunds = new Collection<Stripe.Refund>();
  readonly disputes = new Collection<Stripe.Dispute>();
  readonly balanceTransactions = new Collection<Stripe.BalanceTransaction>();
  readonly payouts = new Collection<Stripe.Payout>();
  readonly events = new Collection<Stripe.Event>();
  /** The test cards by payment method id. */
  readonly cards = new Map<string, TestCard>();
  /** The reason why the bank will return a debit, by payment method id. */
  readonly bankFailures = new Map<string, Decline>();
  /** The ids of payouts, by the ids of the balance transactions that they contain. */
  readonly payoutIds = new Map<string, string>();
  /** Ids of the objects that a running request has locked: https://docs.stripe.com/rate-limits#object-lock-timeouts. */
  readonly lockedIds = new Set<string>();
  /** Milliseconds that a card's bank takes to answer. During this time the intent is locked. */
  cardDelayMs = 0;
  /** How long a confirmed payment stays in `processing`; 0 settles it at once, as cards do. */
  processingSeconds = 0;
  /** How long a charge has no balance transaction; 0 gives it one at once. */
  captureSeconds = 0;
  /** True if refunds wait for money on the account. */
  holdsRefunds = false;

  reset(): void {
    this.clock.reset();
    this.lockedIds.clear();
    this.cardDelayMs = 0;
    this.processingSeconds = 0;
    this.captureSeconds = 0;
    this.holdsRefunds = false;
    for (const map of [this.cards, this.bankFailures, this.payoutIds]) map.clear();
    for (const { items } of this.#collections()) items.clear();
  }

  /** The object of any kind with this id. */
  find(id: string): object | undefined {
    return this.#collections()
      .find(({ items }) => items.has(id))
      ?.get(id);
  }

  #collections() {
    return Object.values(this).filter(
      (value): value is Collection<{ id: string }> => value instanceof Collection,
    );
  }
}

/** The context of a request: the account, and the function that emits events. */
export interface Context {
  readonly account: Account;
  /** Origin of the emulator, for links in answers. */
  readonly url: string;
  /** Stores an event with a snapshot of the object and sends it to the webhook endpoints. */
  readonly emit: (type: Stripe.Event.Type, object: object) => void;
}
