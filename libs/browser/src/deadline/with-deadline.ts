/**
 * Settles as `work` does, or rejects with `failure()` after `milliseconds`. The work itself is not canceled; its later
 * result is ignored.
 */
export function withDeadline<Result>(
  work: Promise<Result>,
  milliseconds: number,
  failure: () => Error,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(failure()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
