import { setTimeout } from 'node:timers/promises';

/** What the work gives, after so many milliseconds at the earliest: how long it took tells nobody what it found. */
export async function notBefore<Result>(
  milliseconds: number,
  work: Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([work, setTimeout(milliseconds)]);
  return result;
}
