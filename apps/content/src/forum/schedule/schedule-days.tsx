import { useContent } from '@raade/content-model/provided/use-content';
import { monthAndDay } from '@raade/content-model/forum/day-text';
import { useResponsive } from '@raade/platform';
import { Tabs } from '@raade/ui';
import { daysOf, type ProgrammeDay } from '../../content/schedule.ts';
import { DayName } from './day-name.tsx';
import { ScheduleOptions } from './schedule-options.tsx';
import { SessionList, type SessionListProps } from './session-list.tsx';
import { dayOf } from './sessions.ts';
import { visitorZone } from './shown-zone.ts';

/** 'Day 1 (April 11)'; on small screens, where two of them do not fit side by side, 'April 11'. */
function useTabs(days: readonly ProgrammeDay[]) {
  const isSmall = useResponsive(({ deviceType }) => deviceType === 'mobile');
  return days.map(({ id, name, date }) => ({
    id,
    label: isSmall ? monthAndDay(date) : `${name} (${monthAndDay(date)})`,
  }));
}

/**
 * The chosen day. The HTML of the page has all days: `early-query.js` shows the one that the address asks for, and
 * visitors without script read one below the other.
 */
export function ScheduleDays(props: SessionListProps) {
  const content = useContent();
  const days = daysOf(content);
  const tabs = useTabs(days);
  const shownDays = typeof window === 'undefined' ? days : [dayOf(props.view.day, days)];
  return (
    <div>
      {shownDays.map((day, index) => {
        const shown = { ...props, view: { ...props.view, day: day.id } };
        return (
          // The tabs stay the same elements while the day changes, and keep the focus.
          <div key={index} data-query={`day=${index + 1}`} hidden={index > 0}>
            <Tabs
              label="Days"
              tabs={tabs}
              selected={day.id}
              onSelect={(id) => props.onChange({ day: id })}
            >
              <ScheduleOptions {...shown} ownZone={visitorZone(content)} />
              {typeof window === 'undefined' && <DayName day={day} />}
              <SessionList {...shown} />
            </Tabs>
          </div>
        );
      })}
    </div>
  );
}
