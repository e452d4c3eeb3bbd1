import { randomUUID } from 'node:crypto';
import { CALLABLES } from '@raade/contracts/base/callables';
import {
  paymentRefusalSchema,
  paymentResponseSchema,
  recordResponseSchema,
  type PaymentRequest,
} from '@raade/contracts/money/donation.schema';
import { newRequest, type Backend } from '../backend.ts';
import type { Chance } from '../chance.ts';

const AMOUNTS = [100, 2500, 2501, 5000, 7550, 10_000, 99_999, 1_234_567] as const;
const TRIES = 10;

/** A donor whose browser may be closed at every step, and who does not give up otherwise. */
export class SimulatedDonor {
  /** The amount that was shown when the donor confirmed a payment, in cents, by payment. */
  readonly agreed = new Map<string, number>();
  isThanked = false;
  /** How often the browser was closed, at whatever step. A donor may come back and try again. */
  timesClosed = 0;
  readonly #backend: Backend;
  readonly #chance: Chance;
  /** Each donor comes from a network of their own. */
  readonly #address = randomUUID();
  #request: PaymentRequest;

  constructor(backend: Backend, chance: Chance) {
    this.#backend = backend;
    this.#chance = chance;
    this.#request = newRequest({ amount: chance.oneOf(AMOUNTS) });
  }

  get attempt(): string {
    return this.#request.attempt;
  }

  async give(): Promise<void> {
    for (let tries = 0; tries < TRIES && !this.isThanked; tries += 1) {
      if (this.#closes()) return;
      const paid = await this.#pay();
      // This is when donors leave: their bank has just told them that it is done.
      if (paid !== undefined && this.#closes(0.2)) return;
      if (paid !== undefined) await this.#record(paid);
    }
  }

  /** The payment that has succeeded, as far as the donor's page knows. */
  async #pay(): Promise<string | undefined> {
    if (this.#chance.happens(0.08)) this.#change({ amount: this.#chance.oneOf(AMOUNTS) });
    const clicks = this.#chance.happens(0.1) ? [1, 2] : [1];
    const [answer] = await Promise.all(clicks.map(() => this.#process()));
    if (this.#closes()) return undefined;

    const intent = paymentResponseSchema.safeParse(answer?.result).data;
    if (intent) return this.#confirm(intent.paymentIntentId);
    const refusal = paymentRefusalSchema.safeParse(answer?.error?.details).data;
    if (refusal?.reason === 'already-paid') return refusal.paymentIntentId;
    if (refusal) this.#change({});
    return undefined;
  }

  async #confirm(id: string): Promise<string | undefined> {
    this.agreed.set(id, this.#request.amount);
    const declined = this.#chance.happens(0.1);
    const payment_method = declined ? 'pm_card_visa_chargeDeclined' : 'pm_card_visa';
    const isPaid = await this.#backend.stripe.paymentIntents.confirm(id, { payment_method }).then(
      ({ status }) => status === 'succeeded',
      () => false,
    );
    const answerIsLost = this.#chance.happens(0.08);
    return isPaid && !answerIsLost ? id : undefined;
  }

  async #record(paymentIntentId: string): Promise<void> {
    for (let tries = 0; tries < 3 && !this.isThanked; tries += 1) {
      const request = { paymentIntentId };
      const { result } = await this.#backend.call(CALLABLES.recordDonation, request, this.#address);
      if (this.#closes()) return;
      this.isThanked = recordResponseSchema.safeParse(result).success;
    }
  }

  #process() {
    return this.#backend.call(CALLABLES.processDonation, this.#request, this.#address);
  }

  #change(changes: Partial<PaymentRequest>): void {
    this.#request = { ...this.#request, ...changes, revision: this.#request.revision + 1 };
  }

  #closes(share = 0.06): boolean {
    const closes = this.#chance.happens(share);
    if (closes) this.timesClosed += 1;
    return closes;
  }
}
