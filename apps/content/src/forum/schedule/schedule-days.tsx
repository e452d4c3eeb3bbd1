import { useContent } from '@raade/content-model/provided/use-content';
import { monthAndDay } from '@raade/content-model/forum/day-text';
import { useIsHydrated, useResponsive } from '@raade/platform';
import { Tabs } from '@raade/ui';
import { daysOf, type ProgrammeDay } from '../../content/schedule.ts';
import { DayName } from './day-name.tsx';
import { ScheduleOptions } from './schedule-options.tsx';
import { SessionList, type SessionListProps } from './session-list.tsx';
import { dayOf, openDays } from './sessions.ts';
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
 * All days, of which the chosen one is shown: `early-query.js` shows before any script the one that the address asks
 * for, and visitors without script read one below the other.
 */
export function ScheduleDays(props: SessionListProps) {
  const content = useContent();
  const days = daysOf(content);
  const chosen = dayOf(props.view.day, days);
  const ownZone = useIsHydrated() ? visitorZone(content) : undefined;
  return (
    <Tabs
      label="Days"
      tabs={useTabs(openDays(days))}
      selected={chosen.id}
      onSelect={(id) => props.onChange({ day: id })}
    >
      {days.map((day, index) => {
        if (day.sessions.length === 0) return null;
        const shown = { ...props, view: { ...props.view, day: day.id } };
        return (
          <div key={day.id} data-query={`day=${index + 1}`} hidden={day !== chosen}>
            <ScheduleOptions {...shown} ownZone={ownZone} />
            <DayName day={day} />
            <SessionList {...shown} />
          </div>
        );
      })}
    </Tabs>
  );
}
