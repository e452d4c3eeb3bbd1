import { setTimeout } from 'node:timers/promises';

/**
 * Returns the result of the work, after these milliseconds at the earliest: the duration must not reveal the result.
 */
export async function notBefore<Result>(
  milliseconds: number,
  work: Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([work, setTimeout(milliseconds)]);
  return result;
}
