import type { Session } from './programme.ts';

const byTime = (one: string, other: string) => Date.parse(one) - Date.parse(other);

/** The hours from the start of the first session to the end of the last; undefined where there is none. */
export function hoursOf(
  sessions: readonly Session[],
): { readonly start: string; readonly end: string } | undefined {
  const [start] = sessions.map((session) => session.start).sort(byTime);
  const end = sessions
    .map((session) => session.end)
    .sort(byTime)
    .at(-1);
  return start === undefined || end === undefined ? undefined : { start, end };
}
