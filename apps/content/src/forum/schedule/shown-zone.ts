import { localDateTime, VISITOR_ZONE } from '@raade/content-model/forum/wall-clock';
import { FORUM } from '../../content/forum.ts';
import type { ScheduleView } from './schedule-view.ts';
import { SESSIONS } from './sessions.ts';

const showsOtherTimes = (): boolean =>
  SESSIONS.flatMap(({ start, end }) => [start, end])
    .map((iso) => Date.parse(iso))
    .some(
      (moment) => localDateTime(moment, VISITOR_ZONE) !== localDateTime(moment, FORUM.timeZone),
    );

/** The zone of the visitor's clock, if that clock shows other times than the forum's. */
export function visitorZone(): string | undefined {
  // Rendered at build time, a page has no visitor yet.
  if (typeof window === 'undefined') return undefined;
  return showsOtherTimes() ? VISITOR_ZONE : undefined;
}

/** The zone in which the times of sessions are shown: the forum's, unless visitors ask for their own. */
export function shownZone({ inVisitorZone }: Pick<ScheduleView, 'inVisitorZone'>): string {
  return (inVisitorZone && visitorZone()) || FORUM.timeZone;
}
