import type { Query } from 'firebase-admin/firestore';
import { firestore } from '../base/firestore.ts';

type Call = (...args: unknown[]) => Promise<unknown>;

/** Lets `work` be done by somebody else just before the next query of documents is answered. */
export function beforeNextQuery(work: () => Promise<unknown>): void {
  const queries = Object.getPrototypeOf(firestore().collection('any').limit(1)) as object;
  insteadOfNext(queries, 'get', async (call) => {
    await work();
    return call();
  });
}

/** The same for the next transaction. */
export function beforeNextTransaction(work: () => Promise<unknown>): void {
  insteadOfNext(firestore(), 'runTransaction', async (call) => {
    await work();
    return call();
  });
}

/** Carries the next transaction out, loses the answer to its commit, and so carries it out once more, as the SDK does. */
export function loseNextCommit(): void {
  insteadOfNext(firestore(), 'runTransaction', async (call) => {
    await call();
    return call();
  });
}

/** Lets `work` be done by somebody else after the next answer of a function was made, and before it comes. */
export function beforeNextAnswer(target: object, name: string, work: () => Promise<unknown>): void {
  insteadOfNext(target, name, async (call) => {
    const answer = await call();
    await work();
    return answer;
  });
}

/** Does something else in place of the next call, which `call` carries out. */
function insteadOfNext(
  target: object,
  name: string,
  handle: (call: () => Promise<unknown>) => Promise<unknown>,
): void {
  const original = Reflect.get(target, name) as Call;
  Reflect.set(target, name, function (this: unknown, ...args: unknown[]) {
    Reflect.set(target, name, original);
    return handle(() => original.apply(this, args));
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
