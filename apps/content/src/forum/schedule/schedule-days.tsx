import { useContent } from '@raade/content-model/provided/use-content';
import { monthAndDay } from '@raade/content-model/forum/day-text';
import { styled, useIsHydrated, useResponsive } from '@raade/platform';
import { Heading, letters, Tabs, WithoutScript } from '@raade/ui';
import { daysOf, type ProgrammeDay } from '../../content/schedule.ts';
import { ScheduleOptions } from './schedule-options.tsx';
import { SessionList } from './session-list.tsx';
import { dayOf, openDays } from './sessions.ts';
import { visitorZone } from './shown-zone.ts';
import { useScheduleView } from './use-schedule-view.ts';

/** The query by which `early-query.js` shows a day before any script. */
const queryOf = (day: ProgrammeDay, days: readonly ProgrammeDay[]) =>
  `day=${days.indexOf(day) + 1}`;

/** 'Day 1 (April 11)'. */
const labelOf = ({ name, date }: ProgrammeDay) => `${name} (${monthAndDay(date)})`;

const Name = styled(Heading)`
  margin-block-end: var(--space-2);
`;

/** The name of a day; on small screens, where two of them do not fit side by side, 'April 11'. */
function useTabs(days: readonly ProgrammeDay[]) {
  const isSmall = useResponsive(({ deviceType }) => deviceType === 'mobile');
  return openDays(days).map((day) => ({
    id: day.id,
    label: isSmall ? monthAndDay(day.date) : labelOf(day),
    query: queryOf(day, days),
  }));
}

/**
 * All days, of which the chosen one is shown: `early-query.js` shows before any script the one that the address asks
 * for, and visitors without script read one below the other.
 */
export function ScheduleDays() {
  const content = useContent();
  const { view, change } = useScheduleView();
  const days = daysOf(content);
  const chosen = dayOf(view.day, days);
  const ownZone = useIsHydrated() ? visitorZone(content) : undefined;
  return (
    <Tabs
      label="Days"
      tabs={useTabs(days)}
      selected={chosen.id}
      onSelect={(id) => change({ day: id })}
    >
      {openDays(days).map((day) => (
        <div key={day.id} data-query={queryOf(day, days)} hidden={day !== chosen}>
          <ScheduleOptions day={day} ownZone={ownZone} />
          <WithoutScript>
            {typeof window === 'undefined' && <Name>{letters(labelOf(day))}</Name>}
          </WithoutScript>
          <SessionList day={day} />
        </div>
      ))}
    </Tabs>
  );
}
