import { useContent } from '@raade/content-model/provided/use-content';
import { styled, useLocation } from '@raade/platform';
import { Letters, Section } from '@raade/ui';
import { GettingThere } from '../getting-there.tsx';
import { PastLink } from '../past-link.tsx';
import { phaseTexts } from '../../phase/forum-phase.ts';
import { PrintedSchedule } from './printed-schedule.tsx';
import { LaterNews } from './news/later-news.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ScheduleHeader } from './schedule-header.tsx';
import { ScheduleDays } from './schedule-days.tsx';
import { useExtras } from './use-extras.ts';
import { useProgress } from './use-progress.ts';
import { useScheduleView } from './use-schedule-view.ts';
import { shownZone } from './shown-zone.ts';

const Note = styled.p`
  margin-block-start: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

/**
 * Where the forum is, and its schedule once there is one: the days with their sessions to be filtered, kept, shared,
 * printed and put in calendars.
 */
export function ScheduleSection() {
  const content = useContent();
  const { hash } = useLocation();
  const isOfSession = content.hasPast === true && hash.startsWith('#session-');
  const extras = useExtras(isOfSession);
  return (
    <Section id="schedule" labelledBy="schedule-title">
      <ScheduleHeader />
      {extras && <extras.PastSession />}
      {content.sessions.length > 0 && <Schedule />}
      <GettingThere />
      <PastLink />
    </Section>
  );
}

function Schedule() {
  const content = useContent();
  const { view, change } = useScheduleView();
  const progress = useProgress();
  const { scheduleNote } = phaseTexts(content);
  const extras = useExtras(view.shared !== undefined);

  return (
    <>
      <LaterNews />
      <ProgressBar progress={progress} onJump={change} />
      {view.shared && extras && <extras.SharedFavourites ids={view.shared} onChange={change} />}
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
      <PrintedSchedule />
    </>
  );
}
