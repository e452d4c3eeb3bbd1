import { LoadFailure } from './load-failure.ts';

/** Settles as `work` does, but no later than after `milliseconds`, then with a `deadline` failure. */
export function withDeadline<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new LoadFailure('deadline', `${what} did not answer within ${milliseconds} ms`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
