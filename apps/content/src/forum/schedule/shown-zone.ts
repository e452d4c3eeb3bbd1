import { localDateTime, VISITOR_ZONE } from '@raade/content-model/forum/time-in-zone';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { daysOf } from '../../content/schedule.ts';
import type { ScheduleView } from './schedule-view.ts';
import { sessionsOf } from './sessions.ts';

/** True if the visitor's clock shows another time than the forum's at any start or end of a session. */
const hasOtherTimes = (content: ProvidedContent): boolean =>
  sessionsOf(daysOf(content))
    .flatMap(({ start, end }) => [start, end])
    .map((iso) => Date.parse(iso))
    .some(
      (moment) =>
        localDateTime(moment, VISITOR_ZONE) !== localDateTime(moment, content.forum.timeZone),
    );

/** The visitor's time zone, if its times differ from the forum's. */
export function visitorZone(content: ProvidedContent): string | undefined {
  return hasOtherTimes(content) ? VISITOR_ZONE : undefined;
}

/** The zone of the displayed times: the forum's, or the visitor's on request. */
export function shownZone(
  { inVisitorZone }: Pick<ScheduleView, 'inVisitorZone'>,
  content: ProvidedContent,
): string {
  return (inVisitorZone && visitorZone(content)) || content.forum.timeZone;
}
