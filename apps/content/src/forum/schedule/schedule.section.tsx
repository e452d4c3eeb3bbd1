import { styled, useResponsive } from '@raade/platform';
import { Letters, Section, Tabs } from '@raade/ui';
import { useId } from 'react';
import { DAYS } from '../../content/schedule.ts';
import { GettingThere } from '../getting-there.tsx';
import { ChosenDayName, OtherDays } from './days-without-script.tsx';
import { phaseTexts } from '../../phase/forum-phase.ts';
import { PrintedSchedule } from './printed-schedule.tsx';
import { LaterNews } from './news/later-news.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ScheduleHeader } from './schedule-header.tsx';
import { ScheduleOptions } from './schedule-options.tsx';
import { SessionList } from './session-list.tsx';
import { SharedFavourites } from './shared-favourites.tsx';
import { monthAndDay } from '@raade/content-model/forum/day-text';
import { useProgress } from './use-progress.ts';
import { useScheduleView } from './use-schedule-view.ts';
import { shownZone, visitorZone } from './shown-zone.ts';

const Note = styled.p`
  margin-block-start: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

/** 'Day 1 (April 11)'; on small screens, where two of them do not fit side by side, 'April 11'. */
function useTabs() {
  const isSmall = useResponsive(({ deviceType }) => deviceType === 'mobile');
  return DAYS.map(({ id, name, date }) => ({
    id,
    label: isSmall ? monthAndDay(date) : `${name} (${monthAndDay(date)})`,
  }));
}

/** The forum's schedule: the days with their sessions to be filtered, kept, shared, printed and put in calendars. */
export function ScheduleSection() {
  const titleId = useId();
  const tabs = useTabs();
  const { view, change } = useScheduleView();
  const progress = useProgress();
  const { scheduleNote } = phaseTexts();
  const sessions = { view, timeZone: shownZone(view), progress, onChange: change };

  return (
    <Section id="schedule" labelledBy={titleId}>
      <ScheduleHeader titleId={titleId} />
      <LaterNews />
      <ProgressBar progress={progress} onJump={change} />
      {view.shared && <SharedFavourites ids={view.shared} onChange={change} />}
      <Tabs label="Days" tabs={tabs} selected={view.day} onSelect={(day) => change({ day })}>
        <ScheduleOptions view={view} ownZone={visitorZone()} onChange={change} />
        <ChosenDayName id={view.day} />
        <SessionList {...sessions} />
      </Tabs>
      <OtherDays {...sessions} />
      {scheduleNote && (
        <Note>
          <Letters>{scheduleNote}</Letters>
        </Note>
      )}
      <GettingThere />
      <PrintedSchedule />
    </Section>
  );
}
