import { monthAndDay } from '@raade/content-model/forum/day-text';
import { useResponsive } from '@raade/platform';
import { Tabs } from '@raade/ui';
import { DAYS } from '../../content/schedule.ts';
import { DayName } from './day-name.tsx';
import { ScheduleOptions } from './schedule-options.tsx';
import { SessionList, type SessionListProps } from './session-list.tsx';
import { dayOf } from './sessions.ts';
import { visitorZone } from './shown-zone.ts';

/** 'Day 1 (April 11)'; on small screens, where two of them do not fit side by side, 'April 11'. */
function useTabs() {
  const isSmall = useResponsive(({ deviceType }) => deviceType === 'mobile');
  return DAYS.map(({ id, name, date }) => ({
    id,
    label: isSmall ? monthAndDay(date) : `${name} (${monthAndDay(date)})`,
  }));
}

/**
 * The chosen day. The HTML of the page has all days: `early-query.js` shows the one that the address asks for, and
 * visitors without script read one below the other.
 */
export function ScheduleDays(props: SessionListProps) {
  const tabs = useTabs();
  const days = typeof window === 'undefined' ? DAYS : [dayOf(props.view.day)];
  return (
    <div>
      {days.map((day, index) => {
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
              <ScheduleOptions {...shown} ownZone={visitorZone()} />
              {typeof window === 'undefined' && <DayName day={day} />}
              <SessionList {...shown} />
            </Tabs>
          </div>
        );
      })}
    </div>
  );
}
