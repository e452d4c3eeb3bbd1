import { FORUM } from '../../content/forum.ts';
import { localDateTime } from '@raade/content-model/forum/wall-clock';
import type { ScheduleView } from './schedule-view.ts';
import { SESSIONS } from './sessions.ts';

function showsOtherTimes(timeZone: string): boolean {
  return SESSIONS.flatMap(({ start, end }) => [start, end])
    .map((iso) => Date.parse(iso))
    .some((moment) => localDateTime(moment, timeZone) !== localDateTime(moment, FORUM.timeZone));
}

/**
 * The IANA zone of the visitor's clock, if that clock shows other times than the forum's. Undefined too
 * where the browser names no zone.
 */
export function visitorZone(): string | undefined {
  // Rendered at build time, a page has no visitor yet.
  if (typeof window === 'undefined') return undefined;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && showsOtherTimes(timeZone) ? timeZone : undefined;
}

/** The IANA zone in which the times of sessions are shown: the forum's, unless visitors ask for their own. */
export function shownZone({ inVisitorZone }: Pick<ScheduleView, 'inVisitorZone'>): string {
  return (inVisitorZone && visitorZone()) || FORUM.timeZone;
}
