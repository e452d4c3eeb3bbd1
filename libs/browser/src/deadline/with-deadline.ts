/**
 * Settles as `work` does, but no later than after `milliseconds`; then it rejects with what `failure` makes.
 * The work itself goes on, unheard.
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
