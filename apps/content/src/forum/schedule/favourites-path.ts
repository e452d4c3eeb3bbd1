import type { ProgrammeDay } from '../../content/schedule.ts';
import { numberOf } from './schedule-view.ts';

/** The path that shows these sessions to whoever opens it, starting with the first day that has any. */
export function pathOfFavourites(ids: readonly string[], days: readonly ProgrammeDay[]): string {
  const first = days.find(({ sessions }) => sessions.some(({ id }) => ids.includes(id)));
  const number = numberOf(first?.id, days);
  return `/conference?${number ? `day=${number}&` : ''}favourites=${ids.join(',')}#schedule`;
}
