import { useContent } from '@raade/content-model/provided/use-content';
import { Link, useIsHydrated, useLater, useLocation } from '@raade/platform';
import { renderText, Note, Section } from '@raade/ui';
import { Travel } from '../travel.tsx';
import { forumPhase, phaseTexts } from '../../phase/forum-phase.ts';
import { PrintedSchedule } from './printed-schedule.tsx';
import { NoticeBar } from './notice-bar.styles.ts';
import { ScheduleHeader } from './schedule-header.tsx';
import { ScheduleDays } from './schedule-days.tsx';
import { PastSession, ProgressNow, ScheduleNews, SharedFavourites } from './extras.tsx';
import { useProgress } from './use-progress.ts';
import { useScheduleView } from './use-schedule-view.ts';
import { PAST_FORUMS_PATH } from '@raade/content-model/programme/session-address';

/** Milliseconds until the page looks for changes, which short visits do not need. */
const LATER_MS = 15_000;

/**
 * Places, schedule and travel facts of the forum. The sessions can be filtered, saved, shared, printed and added to
 * calendars.
 */
export function ScheduleSection() {
  const content = useContent();
  const { view } = useScheduleView();
  const { phase: progress } = useProgress();
  const isLate = useLater(LATER_MS);
  const { scheduleNote } = phaseTexts(content);

  return (
    <Section id="schedule" labelledBy="schedule-title">
      <ScheduleHeader />
      {content.sessions.length > 0 && (
        <>
          {isLate && <ScheduleNews />}
          {/* Depends on the progress first, since the last night may end on the day after the forum. */}
          {progress === 'during' ? (
            <ProgressNow />
          ) : (
            forumPhase(content) === 'over' && (
              <NoticeBar>This forum is over. Its schedule stays here to look back on.</NoticeBar>
            )
          )}
          {view.shared && <SharedFavourites />}
          <ScheduleDays />
          {scheduleNote && <Note $above={3}>{renderText(scheduleNote)}</Note>}
          <PrintedSchedule />
        </>
      )}
      <Travel />
      <PastLink />
    </Section>
  );
}

/** Link to the archive, if there are past forums; redirects links to past sessions. */
function PastLink() {
  const isOfSession = useLocation().hash.startsWith('#session-');
  const isHydrated = useIsHydrated();
  if (!useContent().hasPast) return null;
  return (
    <>
      <p>
        <Link to={PAST_FORUMS_PATH}>Past forums</Link>
      </p>
      {isHydrated && isOfSession && <PastSession />}
    </>
  );
}
