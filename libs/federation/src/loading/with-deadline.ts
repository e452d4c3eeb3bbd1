import { LoadFailure, type LoadPhase } from './load-failure.ts';

/** Settles as `work` does, but no later than after `milliseconds`, then with a `deadline` failure. */
export function withDeadline<T>(
  work: Promise<T>,
  milliseconds: number,
  what: string,
  phase: LoadPhase = 'module',
): Promise<T> {
  return new Promise((resolve, reject) => {
    const refuse = () => {
      const message = `${what} did not answer within ${milliseconds} ms`;
      reject(new LoadFailure('deadline', message, { phase }));
    };
    const timer = setTimeout(refuse, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
