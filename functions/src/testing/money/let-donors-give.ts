import { randomUUID } from 'node:crypto';
import { CALLABLES } from '@raade/contracts/base/callables';
import {
  paymentRefusalSchema,
  paymentResponseSchema,
  recordResponseSchema,
  type PaymentRequest,
} from '@raade/contracts/money/donation.schema';
import { firestore } from '../../base/firestore.ts';
import { stripe } from '../../base/stripe/client.ts';
import { type Backend, newRequest } from '../backend.ts';
import type { Chance } from '../chance.ts';
import { Crashed, injectCrashes } from '../inject-crashes.ts';

const AT_ONCE = 24;
const EVENTS_OF_A_DONATION = 6;
/** Chance of a function to crash before, and after, each call of another service. */
const SHARE = 0.03;

interface Giving {
  readonly count: number;
  readonly chance: Chance;
  /** Changes donations while functions continue to crash. */
  readonly afterwards?: () => Promise<void>;
}

/** Lets donors give while functions crash at their calls, and events of Stripe are lost or late. */
export async function letDonorsGive(
  backend: Backend,
  { count, chance, afterwards = () => Promise.resolve() }: Giving,
) {
  const faults = webhookFaults(chance, count * EVENTS_OF_A_DONATION);
  backend.control.addFaults({ webhooks: faults });
  const crashing = crashFunctions(chance);
  const donors: SimulatedDonor[] = [];
  const queue = Array.from({ length: count }, () => new SimulatedDonor(backend, chance));
  const giveAll = async () => {
    for (let donor = queue.pop(); donor; donor = queue.pop()) {
      donors.push(donor);
      await donor.give();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, giveAll));
  await afterwards();
  await backend.control.settled();
  crashing.stop();
  return { donors, crashes: crashing.count(), faults };
}

/** Crashes functions before and after their calls of Stripe and of Firestore. */
function crashFunctions(chance: Chance) {
  let count = 0;
  const mayCrash = () => {
    if (!chance.happens(SHARE)) return;
    count += 1;
    throw new Crashed();
  };
  const document = Object.getPrototypeOf(firestore().doc('limits/any')) as object;
  const restores = [
    injectCrashes(mayCrash, stripe().paymentIntents, 'create', 'retrieve', 'cancel'),
    injectCrashes(mayCrash, stripe().charges, 'list'),
    injectCrashes(mayCrash, firestore(), 'runTransaction', 'getAll'),
    injectCrashes(mayCrash, document, 'get', 'set'),
  ];
  return { count: () => count, stop: () => restores.forEach((restore) => restore()) };
}

const FAULTS = ['give-up', 'duplicate', 'reorder', 'answer-lost', 'delay', 'none'] as const;

/** Shares of a hundred deliveries. */
const SHARES: Readonly<Record<(typeof FAULTS)[number], number>> = {
  'give-up': 10,
  duplicate: 10,
  reorder: 10,
  'answer-lost': 3,
  delay: 10,
  none: 57,
};

const LONGEST_DELAY_MS = 2000;

/** The part of the deliveries, from 0 to 1, during which our endpoint does not answer. */
const OUTAGE = { from: 0.1, to: 0.3 };

/** Names of the faults in reports; an outage counts as lost, too. */
const NAMES: Readonly<Record<string, string>> = {
  'give-up': 'lost for good',
  duplicate: 'sent twice',
  reorder: 'out of order',
  'answer-lost': 'answer lost',
  delay: 'late',
};

/** Counts how many of the first deliveries each fault has affected. */
export function struckBy(faults: ReturnType<typeof webhookFaults>, deliveries: number) {
  const struck = faults.filter(({ nth }) => nth <= deliveries);
  return Object.entries(NAMES).map(
    ([fault, name]) =>
      [`of these ${name}`, struck.filter(({ what }) => what === fault).length] as const,
  );
}

/** Faults of the next deliveries of events, in the form that the Stripe emulator accepts. */
function webhookFaults(chance: Chance, deliveries: number) {
  const [first, ...others] = FAULTS.flatMap((what) => Array<typeof what>(SHARES[what]).fill(what));
  if (first === undefined) return [];
  return Array.from({ length: deliveries }, (_, index) => index + 1).flatMap((nth) => {
    const isAway = nth >= OUTAGE.from * deliveries && nth < OUTAGE.to * deliveries;
    const what = isAway ? 'give-up' : chance.oneOf([first, ...others]);
    if (what === 'none') return [];
    const delayMs = chance.oneOf([10, 100, 500, LONGEST_DELAY_MS]);
    return [what === 'delay' ? { what, nth, delayMs } : { what, nth }];
  });
}

const AMOUNTS = [100, 2500, 2501, 5000, 7550, 10_000, 99_999, 1_234_567] as const;
const TRIES = 10;

/** A donor whose browser may be closed at every step, and who otherwise tries again. */
class SimulatedDonor {
  /** The amount that was shown when the donor confirmed a payment, in cents, by payment. */
  readonly agreed = new Map<string, number>();
  isThanked = false;
  /** The number of times that the browser was closed, at any step. */
  timesClosed = 0;
  readonly #backend: Backend;
  readonly #chance: Chance;
  /** Each donor has a different network address. */
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
      // Many donors leave at this point, since their bank has confirmed the payment.
      if (paid !== undefined && this.#closes(0.2)) return;
      if (paid !== undefined) await this.#record(paid);
    }
  }

  /** Pays. Resolves with the payment if the page of the donor knows that it has succeeded. */
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
