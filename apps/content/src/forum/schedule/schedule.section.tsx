import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { Letters, Section } from '@raade/ui';
import { GettingThere } from '../getting-there.tsx';
import { phaseTexts } from '../../phase/forum-phase.ts';
import { PrintedSchedule } from './printed-schedule.tsx';
import { LaterNews } from './news/later-news.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ScheduleHeader } from './schedule-header.tsx';
import { ScheduleDays } from './schedule-days.tsx';
import { SharedFavourites } from './shared-favourites.tsx';
import { useProgress } from './use-progress.ts';
import { useScheduleView } from './use-schedule-view.ts';
import { shownZone } from './shown-zone.ts';

const Note = styled.p`
  margin-block-start: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

/** The forum's schedule: the days with their sessions to be filtered, kept, shared, printed and put in calendars. */
export function ScheduleSection() {
  const content = useContent();
  const { view, change } = useScheduleView();
  const progress = useProgress();
  const { scheduleNote } = phaseTexts(content);

  return (
    <Section id="schedule" labelledBy="schedule-title">
      <ScheduleHeader />
      <LaterNews />
      <ProgressBar progress={progress} onJump={change} />
      {view.shared && <SharedFavourites ids={view.shared} onChange={change} />}
      <ScheduleDays
        view={view}
        timeZone={shownZone(view, content)}
        progress={progress}
        onChange={change}
      />
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
