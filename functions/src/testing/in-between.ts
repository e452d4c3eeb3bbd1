import type { Query } from 'firebase-admin/firestore';
import { firestore } from '../base/firestore.ts';

type Call = (...args: unknown[]) => Promise<unknown>;

/** Lets `work` be done by somebody else just before the next query of documents is answered. */
export function beforeNextQuery(work: () => Promise<unknown>): void {
  beforeNext(Object.getPrototypeOf(firestore().collection('any').limit(1)) as object, work);
}

/** The same for the next transaction. */
export function beforeNextTransaction(work: () => Promise<unknown>): void {
  beforeNext(firestore(), work, 'runTransaction');
}

/** Carries the next transaction out, loses the answer to its commit, and so carries it out once more, as the SDK does. */
export function loseNextCommit(): void {
  const target = firestore();
  const call = Reflect.get(target, 'runTransaction') as Call;
  Reflect.set(target, 'runTransaction', async function (this: unknown, ...args: unknown[]) {
    Reflect.set(target, 'runTransaction', call);
    await call.apply(this, args);
    return call.apply(this, args);
  });
}

function beforeNext(target: object, work: () => Promise<unknown>, name = 'get'): void {
  const call = Reflect.get(target, name) as Call;
  Reflect.set(target, name, async function (this: unknown, ...args: unknown[]) {
    Reflect.set(target, name, call);
    await work();
    return call.apply(this, args);
  });
}

/**
 * Answers the counting of one query before all others, and lets `work` be done by somebody else in between, whether
 * they are counted one by one or within a transaction.
 *
 * @returns puts an end to that
 */
export async function afterFirstCount(
  first: Query,
  work: () => Promise<unknown> | undefined,
): Promise<() => void> {
  let goOn: () => void;
  const isDone = new Promise<void>((resolve) => (goOn = resolve));
  const order = async (query: Query, count: () => Promise<unknown>) => {
    if (!query.isEqual(first)) await isDone;
    const answer = await count();
    if (query.isEqual(first)) {
      await work();
      goOn();
    }
    return answer;
  };
  const alone = Object.getPrototypeOf(first.count()) as object;
  const within = await firestore().runTransaction((transaction) =>
    Promise.resolve(Object.getPrototypeOf(transaction) as object),
  );
  const countAlone = Reflect.get(alone, 'get') as Call;
  const countWithin = Reflect.get(within, 'get') as Call;
  Reflect.set(alone, 'get', function (this: { query: Query }) {
    return order(this.query, () => countAlone.call(this));
  });
  Reflect.set(within, 'get', function (this: unknown, asked: object) {
    const count = () => countWithin.call(this, asked);
    return 'query' in asked ? order(asked.query as Query, count) : count();
  });
  return () => {
    Reflect.set(alone, 'get', countAlone);
    Reflect.set(within, 'get', countWithin);
  };
}
