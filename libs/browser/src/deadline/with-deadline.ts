/**
 * Settles as `work` does, or rejects with `createError()` after `milliseconds`. The work itself is not canceled; its
 * later result is ignored.
 */
export function withDeadline<Result>(
  work: Promise<Result>,
  milliseconds: number,
  createError: () => Error,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createError()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
