import { AsyncLocalStorage } from 'node:async_hooks';
import { STRIPE_TIMEOUT_MS } from '@raade/contracts/base/call-times';

/** Deadline of a call's requests to Stripe, in milliseconds since 1970. */
const deadline = new AsyncLocalStorage<number>();

/** Gives all requests of `work` to Stripe one deadline, retries included. */
export function withinTime<Result>(
  work: () => Promise<Result>,
  forMs = STRIPE_TIMEOUT_MS,
): Promise<Result> {
  return deadline.run(Date.now() + forMs, work);
}

/** Milliseconds until the deadline; infinite outside of `withinTime`. */
export function timeLeft(): number {
  return (deadline.getStore() ?? Number.POSITIVE_INFINITY) - Date.now();
}
