import { setTimeout } from 'node:timers/promises';

/** Waits at least this long before returning the result, so that the duration does not reveal it. */
export async function notBefore<Result>(
  milliseconds: number,
  work: Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([work, setTimeout(milliseconds)]);
  return result;
}
