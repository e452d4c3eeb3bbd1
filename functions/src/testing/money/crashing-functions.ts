import { firestore } from '../../base/firestore.ts';
import { stripe } from '../../base/stripe/client.ts';
import type { Chance } from '../chance.ts';
import { Crashed, injectCrashes } from '../inject-crashes.ts';

/** How often a function crashes before, and how often after, each thing that it asks of the world outside. */
const SHARE = 0.03;

export interface CrashingFunctions {
  /** How many functions have crashed so far. */
  readonly count: () => number;
  readonly stop: () => void;
}

/** Crashes functions around everything that they wait for: their calls of Stripe and of Firestore. */
export function crashFunctions(chance: Chance): CrashingFunctions {
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
