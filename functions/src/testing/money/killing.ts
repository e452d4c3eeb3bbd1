import { firestore } from '../../firestore.ts';
import { stripe } from '../../stripe/client.ts';
import type { Chance } from '../chance.ts';
import { endanger, Killed } from '../endanger.ts';

/** How often a function dies before, and how often after, each thing that it asks of the world outside. */
const SHARE = 0.03;

export interface Killing {
  /** How many functions have died so far. */
  readonly count: () => number;
  readonly stop: () => void;
}

/** Kills functions around everything that they wait for: their calls of Stripe and of Firestore. */
export function killFunctions(chance: Chance): Killing {
  let count = 0;
  const mayDie = () => {
    if (!chance.happens(SHARE)) return;
    count += 1;
    throw new Killed();
  };
  const document: object = Object.getPrototypeOf(firestore().doc('limits/any'));
  const spare = [
    endanger(mayDie, stripe().paymentIntents, 'create', 'retrieve', 'cancel'),
    endanger(mayDie, stripe().charges, 'list'),
    endanger(mayDie, firestore(), 'runTransaction', 'getAll'),
    endanger(mayDie, document, 'get', 'set'),
  ];
  return { count: () => count, stop: () => spare.forEach((restore) => restore()) };
}
