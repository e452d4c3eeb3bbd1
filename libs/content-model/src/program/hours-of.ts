import type { Session } from './program.ts';

/** The start of the first session and the end of the last, in ISO 8601; undefined without sessions. */
export function hoursOf(
  sessions: readonly Session[],
): { readonly start: string; readonly end: string } | undefined {
  const times = sessions
    .flatMap(({ start, end }) => [start, end])
    .sort((one, other) => Date.parse(one) - Date.parse(other));
  const [start, end] = [times[0], times.at(-1)];
  return start === undefined || end === undefined ? undefined : { start, end };
}
