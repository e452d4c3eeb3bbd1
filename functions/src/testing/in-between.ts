import type { Query } from 'firebase-admin/firestore';
import { firestore } from '../base/firestore.ts';

type Call = (...args: unknown[]) => Promise<unknown>;

/** Runs `work`, as a concurrent caller would, just before the next query of documents. */
export function beforeNextQuery(work: () => Promise<unknown>): void {
  const queries = Object.getPrototypeOf(firestore().collection('any').limit(1)) as object;
  insteadOfNext(queries, 'get', async (call) => {
    await work();
    return call();
  });
}

/** Runs `work` just before the next transaction. */
export function beforeNextTransaction(work: () => Promise<unknown>): void {
  insteadOfNext(firestore(), 'runTransaction', async (call) => {
    await work();
    return call();
  });
}

/** Runs the next transaction twice, as the SDK does if the answer to its commit is lost. */
export function loseNextCommit(): void {
  insteadOfNext(firestore(), 'runTransaction', async (call) => {
    await call();
    return call();
  });
}

/** Runs `work` after the next call of a function is done, and before its caller gets the answer. */
export function beforeNextAnswer(target: object, name: string, work: () => Promise<unknown>): void {
  insteadOfNext(target, name, async (call) => {
    const answer = await call();
    await work();
    return answer;
  });
}

/** Replaces the next call by `handle`, whose argument makes the original call. */
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
 * Counts one query before all others, and runs `work` in between, whether the queries are counted one by one or within
 * a transaction.
 *
 * @returns restores the usual order
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
