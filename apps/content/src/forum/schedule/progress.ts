import type { Session } from '../../content/schedule.ts';

/** The progress of the forum at one time. */
export interface Progress {
  readonly phase: 'before' | 'during' | 'over';
  /** Ids of the current sessions. */
  readonly now: readonly string[];
  /** Ids of the sessions that start next; several if they are parallel. Empty before the forum. */
  readonly next: readonly string[];
}

const startOf = ({ start }: Session) => Date.parse(start);
const endOf = ({ end }: Session) => Date.parse(end);
const idsOf = (sessions: readonly Session[]) => sessions.map(({ id }) => id);

/** All times (milliseconds since the epoch) at which the progress changes, in order. */
export function changeTimes(sessions: readonly Session[]): readonly number[] {
  return sessions.flatMap((session) => [startOf(session), endOf(session)]).sort((a, b) => a - b);
}

function phaseAt(moment: number, sessions: readonly Session[]): Progress['phase'] {
  if (sessions.every((session) => moment < startOf(session))) return 'before';
  return sessions.every((session) => moment >= endOf(session)) ? 'over' : 'during';
}

/** The progress at a time, in milliseconds since the epoch. At its end time a session is over. */
export function progressAt(moment: number, sessions: readonly Session[]): Progress {
  const phase = phaseAt(moment, sessions);
  if (phase !== 'during') return { phase, now: [], next: [] };
  const laterSessions = sessions.filter((session) => startOf(session) > moment);
  const nextStart = Math.min(...laterSessions.map(startOf));
  return {
    phase,
    now: idsOf(sessions.filter((session) => startOf(session) <= moment && moment < endOf(session))),
    next: idsOf(laterSessions.filter((session) => startOf(session) === nextStart)),
  };
}
