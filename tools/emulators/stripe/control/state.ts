import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { idOf } from '../account/identifiers.ts';
import type { FaultSchedule } from '../faults/fault-schedule.ts';
import type { Delivery, Webhooks } from '../webhooks/webhooks.ts';

/** The things that a test can count. Amounts are cents. */
export interface EmulatorState {
  /** ISO 8601, by the emulator's clock. */
  readonly now: string;
  readonly paymentIntents: {
    readonly total: number;
    readonly byStatus: Partial<Record<Stripe.PaymentIntent.Status, number>>;
    readonly amountReceived: number;
  };
  readonly charges: {
    readonly succeeded: number;
    readonly failed: number;
    /** Declined charges by the id of their intent. */
    readonly failedByIntent: Readonly<Record<string, number>>;
    readonly amountRefunded: number;
  };
  readonly refunds: number;
  readonly disputes: number;
  readonly events: number;
  readonly deliveries: Readonly<Record<Delivery['status'] | 'attempts', number>>;
  /** Objects that a request works on, and requests that wait for one of them. */
  readonly locks: { readonly held: number; readonly waiting: number };
  /** Planned faults that have not struck for the last time yet. */
  readonly faultsWaiting: number;
}

export function describeState(
  account: Account,
  webhooks: Webhooks,
  faults: FaultSchedule,
): EmulatorState {
  const intents = account.paymentIntents.newestFirst();
  return {
    now: new Date(account.clock.now()).toISOString(),
    paymentIntents: {
      total: intents.length,
      byStatus: countBy(intents, ({ status }) => status),
      amountReceived: sum(intents, ({ amount_received }) => amount_received),
    },
    charges: describeCharges(account.charges.newestFirst()),
    refunds: account.refunds.newestFirst().length,
    disputes: account.disputes.newestFirst().length,
    events: account.events.newestFirst().length,
    deliveries: describeDeliveries(webhooks.deliveries()),
    locks: account.locks.count(),
    faultsWaiting: faults.waiting(),
  };
}

function describeCharges(charges: readonly Stripe.Charge[]): EmulatorState['charges'] {
  const failed = charges.filter(({ status }) => status === 'failed');
  return {
    succeeded: charges.length - failed.length,
    failed: failed.length,
    failedByIntent: countBy(failed, ({ payment_intent }) => idOf(payment_intent)),
    amountRefunded: sum(charges, ({ amount_refunded }) => amount_refunded),
  };
}

function describeDeliveries(deliveries: readonly Delivery[]): EmulatorState['deliveries'] {
  return {
    pending: 0,
    delivered: 0,
    failed: 0,
    ...countBy(deliveries, ({ status }) => status),
    attempts: sum(deliveries, ({ attempts }) => attempts),
  };
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of items.map(keyOf)) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

function sum<T>(items: readonly T[], valueOf: (item: T) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}
