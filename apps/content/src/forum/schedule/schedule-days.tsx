import { useContent } from '@raade/content-model/provided/use-content';
import { monthAndDay } from '@raade/content-model/forum/day-text';
import { styled, useIsHydrated, useResponsive } from '@raade/platform';
import { Heading, renderText, Tabs, WithoutScript } from '@raade/ui';
import { daysOf, type ProgramDay } from '../../content/schedule.ts';
import { ScheduleOptions } from './schedule-options.tsx';
import { SessionList } from './session-list.tsx';
import { dayOf, daysWithSessions } from './sessions.ts';
import { visitorZone } from './shown-zone.ts';
import { useScheduleView } from './use-schedule-view.ts';

/** The URL query with which `early-query.js` shows a day before other scripts run. */
const queryOf = (day: ProgramDay, days: readonly ProgramDay[]) => `day=${days.indexOf(day) + 1}`;

/** Like 'Day 1 (April 11)'. */
const labelOf = ({ name, date }: ProgramDay) => `${name} (${monthAndDay(date)})`;

const Name = styled(Heading)`
  margin-block-end: var(--space-2);
`;

/** Labels of days; on small screens only dates like 'April 11', so that two fit side by side. */
function useTabs(days: readonly ProgramDay[]) {
  const isSmall = useResponsive(({ deviceType }) => deviceType === 'mobile');
  return daysWithSessions(days).map((day) => ({
    id: day.id,
    label: isSmall ? monthAndDay(day.date) : labelOf(day),
    query: queryOf(day, days),
  }));
}

/**
 * A tab for each day of the forum. All days are rendered, and only the selected one is visible, so that
 * `early-query.js` can show the day of the address before other scripts run. Without script all days are visible.
 */
export function ScheduleDays() {
  const content = useContent();
  const { view, change } = useScheduleView();
  const days = daysOf(content);
  const selectedDay = dayOf(view.day, days);
  const ownZone = useIsHydrated() ? visitorZone(content) : undefined;
  return (
    <Tabs
      label="Days"
      tabs={useTabs(days)}
      selected={selectedDay.id}
      onSelect={(id) => change({ day: id })}
    >
      {daysWithSessions(days).map((day) => (
        <div key={day.id} data-query={queryOf(day, days)} hidden={day !== selectedDay}>
          <ScheduleOptions day={day} ownZone={ownZone} />
          <WithoutScript>
            {/* Only prerendered: in the browser the tabs name the day. */}
            {typeof window === 'undefined' && <Name>{renderText(labelOf(day))}</Name>}
          </WithoutScript>
          <SessionList day={day} />
        </div>
      ))}
    </Tabs>
  );
}
