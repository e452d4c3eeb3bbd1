import { sessionPath } from '@raade/content-model/program/session-address';
import type { ProgramDay, Session } from '../../content/schedule.ts';
import { dayOf, sessionsOf } from './sessions.ts';

/** The visible part of the schedule, and how it is shown. Stored in the URL, so that links and Back keep it. */
export interface ScheduleView {
  /** Id of a day. */
  readonly day: string;
  /** Types to show; none means all. */
  readonly types: readonly string[];
  readonly onlyFavorites: boolean;
  /** Ids of sessions in a shared link; only these are shown. */
  readonly shared: readonly string[] | undefined;
  /** Times in the visitor's zone instead of the forum's. */
  readonly inVisitorZone: boolean;
}

type Days = readonly ProgramDay[];

/** The day's number in the URL: '2' for the second day; undefined for the first, which is the default. */
function dayNumber(day: string | undefined, days: Days): string | undefined {
  const index = days.findIndex(({ id }) => id === day);
  return index > 0 ? String(index + 1) : undefined;
}

/** The types that the schedule has, in order of first appearance. */
const typesIn = (days: Days): readonly string[] => [
  ...new Set(sessionsOf(days).map(({ type }) => type)),
];

/** A day with fewer sessions needs no filter. */
const MIN_SESSIONS_TO_FILTER = 8;

/**
 * The types to filter by on a day, with their number of sessions; none on a short day. Selected types are always
 * included, so that they can be deselected.
 */
export function typeChoices({ day, types }: Pick<ScheduleView, 'day' | 'types'>, days: Days) {
  const { sessions } = dayOf(day, days);
  const offersAll = sessions.length >= MIN_SESSIONS_TO_FILTER;
  return typesIn(days)
    .map((type) => ({
      type,
      count: sessions.filter((session) => session.type === type).length,
    }))
    .filter(({ type, count }) => types.includes(type) || (offersAll && count > 0));
}

/** Sorts ids by the schedule, without ids that are not in it. */
export function idsInSchedule(ids: readonly string[], days: Days): readonly string[] {
  return sessionsOf(days)
    .map(({ id }) => id)
    .filter((id) => ids.includes(id));
}

/** Reads a query; unknown values are ignored. Old links have the British spelling, so it is not changed. */
export function readView(query: URLSearchParams, days: Days): ScheduleView {
  const shared = idsInSchedule(query.get('favourites')?.split(',') ?? [], days);
  const requestedDay = days[Number(query.get('day')) - 1];
  return {
    day: dayOf(requestedDay?.id, days).id,
    types: typesIn(days).filter((type) => query.getAll('type').includes(type)),
    onlyFavorites: query.get('show') === 'favourites',
    shared: shared.length > 0 ? shared : undefined,
    inVisitorZone: query.get('times') === 'mine',
  };
}

/** Writes a view into a query, and keeps other parameters. Defaults are left out, to keep URLs short. */
export function writeView(query: URLSearchParams, view: ScheduleView, days: Days): URLSearchParams {
  const newQuery = new URLSearchParams(query);
  for (const name of ['day', 'type', 'show', 'favourites', 'times']) newQuery.delete(name);
  const day = dayNumber(view.day, days);
  if (day) newQuery.set('day', day);
  for (const type of view.types) newQuery.append('type', type);
  if (view.onlyFavorites) newQuery.set('show', 'favourites');
  if (view.shared) newQuery.set('favourites', view.shared.join(','));
  if (view.inVisitorZone) newQuery.set('times', 'mine');
  return newQuery;
}

/** The sessions of a day that a view shows. */
export function shownSessions(
  day: ProgramDay,
  view: ScheduleView,
  favorites: readonly string[],
): readonly Session[] {
  const { types, onlyFavorites, shared } = view;
  return day.sessions.filter(({ id, type }) => {
    const hasType = types.length === 0 || types.includes(type);
    const isMarked = !onlyFavorites || favorites.includes(id);
    const isShared = !shared || shared.includes(id);
    return hasType && isMarked && isShared;
  });
}

/** The path of the schedule with one session. */
export function pathOfSession(id: string, days: Days): string {
  const index = days.findIndex(({ sessions }) => sessions.some((session) => session.id === id));
  return sessionPath(id, index + 1);
}

/** The path of a shared link to these sessions, starting with the first day that has any. */
export function pathOfFavorites(ids: readonly string[], days: Days): string {
  const first = days.find(({ sessions }) => sessions.some(({ id }) => ids.includes(id)));
  const number = dayNumber(first?.id, days);
  const dayQuery = number ? `day=${number}&` : '';
  return `/conference?${dayQuery}favourites=${ids.join(',')}#schedule`;
}
