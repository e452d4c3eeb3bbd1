import { firestore } from '../firestore.ts';

type Call = (...args: unknown[]) => Promise<unknown>;

/** Lets `work` be done by somebody else just before the next query of documents is answered. */
export function beforeNextQuery(work: () => Promise<unknown>): void {
  beforeNext(Object.getPrototypeOf(firestore().collection('any').limit(1)) as object, work);
}

/** The same for the next counting of documents. */
export function beforeNextCount(work: () => Promise<unknown>): void {
  beforeNext(Object.getPrototypeOf(firestore().collection('any').count()) as object, work);
}

/** The same for the next transaction. */
export function beforeNextTransaction(work: () => Promise<unknown>): void {
  beforeNext(firestore(), work, 'runTransaction');
}

function beforeNext(target: object, work: () => Promise<unknown>, name = 'get'): void {
  const call = Reflect.get(target, name) as Call;
  Reflect.set(target, name, async function (this: unknown, ...args: unknown[]) {
    Reflect.set(target, name, call);
    await work();
    return call.apply(this, args);
  });
}
