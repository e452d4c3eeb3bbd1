import { sessionPath } from '@raade/content-model/programme/session-address';
import type { ProgrammeDay, Session } from '../../content/schedule.ts';
import { dayOf, sessionsOf } from './sessions.ts';

/** The part of the schedule that is shown, and how. It lives in the URL, so that links and Back keep it. */
export interface ScheduleView {
  /** Id of a day. */
  readonly day: string;
  /** Types to show; none means all. */
  readonly types: readonly string[];
  readonly onlyFavourites: boolean;
  /** Ids of the sessions that a link shares; they are then all that is shown. */
  readonly shared: readonly string[] | undefined;
  /** Times in the visitor's zone instead of the forum's. */
  readonly inVisitorZone: boolean;
}

type Days = readonly ProgrammeDay[];

/** The day of an address: '2' for the second; none for the first, which is there without. */
function numberOf(day: string | undefined, days: Days): string | undefined {
  const index = days.findIndex(({ id }) => id === day);
  return index > 0 ? String(index + 1) : undefined;
}

/** The types that the schedule has, in order of first appearance. */
const typesIn = (days: Days): readonly string[] => [
  ...new Set(sessionsOf(days).map(({ type }) => type)),
];

/** A day with fewer sessions is read whole sooner than filtered. */
const WORTH_FILTERING = 8;

/**
 * The types to choose from on a day, with how many of its sessions are of each; none on a short day. Types that are
 * chosen stay in any case: whoever has chosen them can let them go.
 */
export function typeChoices({ day, types }: Pick<ScheduleView, 'day' | 'types'>, days: Days) {
  const { sessions } = dayOf(day, days);
  const offersAll = sessions.length >= WORTH_FILTERING;
  return typesIn(days)
    .map((type) => ({
      type,
      count: sessions.filter((session) => session.type === type).length,
    }))
    .filter(({ type, count }) => types.includes(type) || (offersAll && count > 0));
}

/** Ids in the order of the schedule; what is not a session of it is left out. */
export function knownIds(ids: readonly string[], days: Days): readonly string[] {
  return sessionsOf(days)
    .map(({ id }) => id)
    .filter((id) => ids.includes(id));
}

/** Reads any query: unknown parts count as missing. */
export function readView(query: URLSearchParams, days: Days): ScheduleView {
  const shared = knownIds(query.get('favourites')?.split(',') ?? [], days);
  return {
    day: dayOf(days[Number(query.get('day')) - 1]?.id, days).id,
    types: typesIn(days).filter((type) => query.getAll('type').includes(type)),
    onlyFavourites: query.get('show') === 'favourites',
    shared: shared.length > 0 ? shared : undefined,
    inVisitorZone: query.get('times') === 'mine',
  };
}

/** The query of a view; what others keep in it stays. Defaults are left out, so that plain views have plain URLs. */
export function writeView(query: URLSearchParams, view: ScheduleView, days: Days): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const name of ['day', 'type', 'show', 'favourites', 'times']) written.delete(name);
  const day = numberOf(view.day, days);
  if (day) written.set('day', day);
  for (const type of view.types) written.append('type', type);
  if (view.onlyFavourites) written.set('show', 'favourites');
  if (view.shared) written.set('favourites', view.shared.join(','));
  if (view.inVisitorZone) written.set('times', 'mine');
  return written;
}

/** The sessions of a day that a view shows. */
export function shownSessions(
  day: ProgrammeDay,
  view: ScheduleView,
  favourites: readonly string[],
): readonly Session[] {
  const { types, onlyFavourites, shared } = view;
  return day.sessions.filter(
    ({ id, type }) =>
      (types.length === 0 || types.includes(type)) &&
      (!onlyFavourites || favourites.includes(id)) &&
      (!shared || shared.includes(id)),
  );
}

/** The path of the forum page that shows one session, from the site's root. */
export function pathOfSession(id: string, days: Days): string {
  const index = days.findIndex(({ sessions }) => sessions.some((session) => session.id === id));
  return sessionPath(id, index + 1);
}

/** The path that shows these sessions to whoever opens it, starting with the first day that has any. */
export function pathOfFavourites(ids: readonly string[], days: Days): string {
  const first = days.find(({ sessions }) => sessions.some(({ id }) => ids.includes(id)));
  const number = numberOf(first?.id, days);
  return `/conference?${number ? `day=${number}&` : ''}favourites=${ids.join(',')}#schedule`;
}
