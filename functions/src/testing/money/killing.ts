import { firestore } from '../../firestore.ts';
import { stripe } from '../../stripe/client.ts';
import type { Chance } from './chance.ts';

/** How often a function dies before, and how often after, each thing that it asks of the world outside. */
const SHARE = 0.03;

/** A function that dies says nothing more; what it had asked for has happened, or has not. */
class Killed extends Error {
  override readonly name = 'Killed';
}

export interface Killing {
  /** How many functions have died so far. */
  readonly count: () => number;
  readonly stop: () => void;
}

type Call = (...args: unknown[]) => Promise<unknown>;

/** Kills functions around everything that they wait for: their calls of Stripe and of Firestore. */
export function killFunctions(chance: Chance): Killing {
  let count = 0;
  const mayDie = () => {
    if (!chance.happens(SHARE)) return;
    count += 1;
    throw new Killed();
  };
  const endanger = (target: object, ...names: string[]) =>
    names.map((name) => {
      const call = Reflect.get(target, name) as Call;
      Reflect.set(target, name, async function (this: unknown, ...args: unknown[]) {
        mayDie();
        const answer = await call.apply(this, args);
        mayDie();
        return answer;
      });
      return () => void Reflect.set(target, name, call);
    });

  const document: object = Object.getPrototypeOf(firestore().doc('limits/any'));
  const spare = [
    ...endanger(stripe().paymentIntents, 'create', 'retrieve', 'cancel'),
    ...endanger(firestore(), 'runTransaction', 'getAll'),
    ...endanger(document, 'get', 'set'),
  ];
  return { count: () => count, stop: () => spare.forEach((restore) => restore()) };
}
