import type Stripe from 'stripe';
import type { Account, Context } from '../account/account.ts';
import { payOut } from '../balance/payout.ts';
import { closeDispute, escalateInquiry, openDispute } from '../disputes/dispute.ts';
import { faultsSchema, type FaultsInput } from '../faults/fault.schema.ts';
import type { FaultSchedule } from '../faults/fault-schedule.ts';
import type { IdempotencyKeys } from '../idempotency/idempotency-keys.ts';
import { settleRefund } from '../refunds/refund.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { addPastPayments, type PastPayment } from './past-payments.ts';
import { describeState, type EmulatorState } from './state.ts';

interface Parts {
  readonly account: Account;
  readonly webhooks: Webhooks;
  readonly faults: FaultSchedule;
  readonly idempotency: IdempotencyKeys;
  /** The context for events without a request, like a bank's dispute. */
  readonly context: Context;
}

/** Stops the clock at a time like `2025-04-11T09:00:00Z`, moves it on, or lets it run again. */
type ClockChange =
  | { readonly now: string }
  | { readonly advanceSeconds: number }
  | { readonly real: true };

interface NewDispute {
  readonly paymentIntent: string;
  readonly reason?: string;
  /** Cents; by default the whole amount. */
  readonly amount?: number;
  /** True for an inquiry, which moves no money until it is escalated. */
  readonly isInquiry?: boolean;
  /** False if the bank accepts no evidence. */
  readonly isAnswerable?: boolean;
}

/** The control API, by which tests change the emulator's behavior. Stripe has no such API. */
export class Control {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Plans faults, in addition to those already planned. */
  addFaults(faults: FaultsInput): void {
    this.#parts.faults.add(faultsSchema.parse(faults));
  }

  /** Sets the clock. Resolves when all webhooks that are due by then have been delivered. */
  async setClock(change: ClockChange): Promise<void> {
    const { clock } = this.#parts.account;
    if ('now' in change) await clock.set(Date.parse(change.now));
    else if ('advanceSeconds' in change) await clock.advance(change.advanceSeconds * 1000);
    else clock.resume();
    await this.settled();
  }

  /** Adds card payments of the past without sending events. Returns their ids in the same order. */
  addPastPayments(payments: readonly PastPayment[]): string[] {
    return addPastPayments(this.#parts.context, payments);
  }

  /** Sets how long confirmed payments stay in `processing`; 0 settles them at once. */
  setProcessingSeconds(seconds: number): void {
    this.#parts.account.processingSeconds = seconds;
  }

  /** Sets how long charges have no balance transaction, as with asynchronous capture. */
  setCaptureSeconds(seconds: number): void {
    this.#parts.account.captureSeconds = seconds;
  }

  /** Sets if refunds succeed at once or wait for `settleRefund`. */
  setRefunds(status: 'succeeded' | 'pending'): void {
    this.#parts.account.holdsRefunds = status === 'pending';
  }

  settleRefund(id: string, outcome: 'succeeded' | 'failed'): Stripe.Refund {
    return settleRefund(this.#parts.context, id, outcome);
  }

  /** Pays out the available balance. */
  payOut(): Stripe.Payout {
    return payOut(this.#parts.context);
  }

  /** Sets how long banks take to answer. */
  setCardMs(milliseconds: number): void {
    this.#parts.account.cardDelayMs = milliseconds;
  }

  openDispute({ paymentIntent, reason = 'fraudulent', ...options }: NewDispute) {
    return openDispute(this.#parts.context, paymentIntent, { reason, ...options });
  }

  /** Turns an inquiry into a dispute. */
  escalateInquiry(id: string): Stripe.Dispute {
    return escalateInquiry(this.#parts.context, id);
  }

  closeDispute(id: string, outcome: 'won' | 'lost'): Stripe.Dispute {
    return closeDispute(this.#parts.context, id, outcome);
  }

  state(): EmulatorState {
    const { account, webhooks, faults } = this.#parts;
    return describeState(account, webhooks, faults);
  }

  /** Resolves when no webhook delivery is running. */
  settled(): Promise<void> {
    return this.#parts.webhooks.settled();
  }

  /** Restores an empty account without faults, and the machine's time. */
  async reset(): Promise<void> {
    const { account, webhooks, faults, idempotency } = this.#parts;
    account.clock.reset();
    await webhooks.reset();
    account.reset();
    faults.reset();
    idempotency.reset();
  }
}
