import { AsyncLocalStorage } from 'node:async_hooks';
import { STRIPE_WITHIN_MS } from '@raade/contracts/base/call-times';

/** Milliseconds since 1970 at which a call's questions to Stripe are over. */
const deadline = new AsyncLocalStorage<number>();

/** Lets all that `work` asks of Stripe be over in time, however many questions those are and however often each is tried. */
export function withinTime<Result>(
  work: () => Promise<Result>,
  forMs = STRIPE_WITHIN_MS,
): Promise<Result> {
  return deadline.run(Date.now() + forMs, work);
}

/** Milliseconds that are left to ask Stripe something; without end outside of `withinTime`. */
export function timeLeft(): number {
  return (deadline.getStore() ?? Number.POSITIVE_INFINITY) - Date.now();
}
