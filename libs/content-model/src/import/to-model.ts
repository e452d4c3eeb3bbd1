import { dayAfter } from '@raade/contracts/days';
import type { Forum, ForumDay } from '../forum/forum.schema.ts';
import { endsNextDay, isPossibleSpan } from '../forum/session-span.ts';
import type { StoredSession } from '../forum/sessions.schema.ts';
import { fieldProblems } from './field-problems.ts';
import type { ForeignProgramme, ForeignSession, Imported, ImportProblem } from './imported.ts';
import { slugOf, takeSlug } from './slugs.ts';
import { speakersOf } from './to-speakers.ts';
import { wallMomentOf } from './wall-times.ts';

/** The role of who speaks where the other program knows none. */
const ROLE = 'Speaker';
const TYPE = 'talk';

/** A programme in our shape, with a list of what somebody has to look at. */
export function toModel(foreign: ForeignProgramme, forum: Forum): Imported {
  const { speakers, ids, guesses } = speakersOf(foreign);
  const placed = foreign.sessions.map((session) => placeOf(session, forum.timeZone));
  const dates = placed.flatMap(({ at }) => at?.date ?? []);
  const days = daysOf(dates, foreign.days ?? forum.days, foreign.days !== undefined);
  const taken = new Set(foreign.sessions.flatMap(({ id }) => id ?? []));
  const problems: ImportProblem[] = [];
  const made = placed.flatMap(({ session, at, problem }) => {
    if (problem) problems.push(problem);
    if (!at) return [];
    const strangers = session.speakers.filter(({ code }) => !ids.has(code));
    problems.push(...strangers.map(({ code }) => stranger(session, code)));
    const id = session.id ?? takeSlug(slugOf(session.title, 'session'), taken);
    const day = days.find(({ date }) => date === at.date)?.id ?? '';
    return [{ code: session.code, session: storedOf(session, { ...at, id, day }, ids) }];
  });
  const sessions = made.map(({ session }) => session).sort(byTime(days));
  const items = { days, sessions, speakers };
  return {
    ...items,
    codes: {
      sessions: Object.fromEntries(made.map(({ code, session }) => [session.id, code])),
      speakers: Object.fromEntries([...ids].map(([code, id]) => [id, code])),
    },
    problems: [...foreign.leftOut, ...problems, ...guesses, ...fieldProblems(items)],
  };
}

interface Place {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

interface Placed {
  readonly session: ForeignSession;
  readonly at?: Place;
  readonly problem?: ImportProblem;
}

/** Where a session stands in the programme, or why it cannot. */
function placeOf(session: ForeignSession, timeZone: string): Placed {
  const leftOut = (field: string, says: string): Placed => ({
    session,
    problem: { part: 'sessions', item: session.title, field, says, kind: 'left-out' },
  });
  const start = session.start === undefined ? undefined : wallMomentOf(session.start, timeZone);
  const end = session.end === undefined ? undefined : wallMomentOf(session.end, timeZone);
  if (!start)
    return leftOut(
      'Begins',
      'has no time, so it was left out: schedule it there, then import again',
    );
  if (!end)
    return leftOut('Ends', 'has no end, so it was left out: give it one there, then import again');
  const times = { start: start.time, end: end.time };
  const lastDate = endsNextDay(times) ? dayAfter(start.date) : start.date;
  if (end.date !== lastDate || !isPossibleSpan(times))
    return leftOut('Ends', 'ends on another day, so it was left out: split it there at midnight');
  return { session, at: { date: start.date, ...times } };
}

function storedOf(
  session: ForeignSession,
  { id, day, start, end }: Place & { readonly id: string; readonly day: string },
  ids: ReadonlyMap<string, string>,
): StoredSession {
  const { title, description, type, room = '', capacity } = session;
  return {
    id,
    title: title.trim(),
    ...(description?.trim() ? { description: description.trim() } : {}),
    type: type ? slugOf(type, TYPE) : TYPE,
    ...{ day, start, end, room: room.trim() },
    speakers: session.speakers.flatMap(({ code, role = ROLE }) => {
      const speaker = ids.get(code);
      return speaker === undefined ? [] : [{ speaker, role }];
    }),
    ...(capacity === undefined ? {} : { capacity }),
  };
}

const stranger = ({ title }: ForeignSession, code: string): ImportProblem => ({
  part: 'sessions',
  item: title,
  field: 'Speakers',
  says: `names a speaker who is not in the file (${code}): export the speakers too`,
  kind: 'noticed',
});

/** Days that are known keep their id; others get a number. A day that is known but has no session goes. */
function daysOf(
  dates: readonly string[],
  known: readonly ForumDay[],
  keepsAll: boolean,
): readonly ForumDay[] {
  const all = new Set([...dates, ...(keepsAll ? known.map(({ date }) => date) : [])]);
  const taken = new Set(known.filter(({ date }) => all.has(date)).map(({ id }) => id));
  return [...all].sort().map((date, index) => {
    const day = known.find((one) => one.date === date);
    if (day) return day;
    const number = index + 1;
    return {
      id: takeSlug(`day${number}`, taken),
      ...{ name: `Day ${number}`, date, venue: '', mapQuery: '' },
    };
  });
}

/** Those that begin together stay as they were. */
const byTime = (days: readonly ForumDay[]) => (one: StoredSession, other: StoredSession) => {
  const key = ({ day, start }: StoredSession) =>
    `${days.find(({ id }) => id === day)?.date ?? ''} ${start}`;
  return key(one).localeCompare(key(other));
};
