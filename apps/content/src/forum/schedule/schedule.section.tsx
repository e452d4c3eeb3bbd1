import { useContent } from '@raade/content-model/provided/use-content';
import { Link, useIsHydrated, useLater, useLocation } from '@raade/platform';
import { renderText, Note, Section } from '@raade/ui';
import { Travel } from '../travel.tsx';
import { forumPhase, phaseTexts } from '../../phase/forum-phase.ts';
import { PrintedSchedule } from './printed-schedule.tsx';
import { NoticeBar } from './notice-bar.styles.ts';
import { ScheduleHeader } from './schedule-header.tsx';
import { ScheduleDays } from './schedule-days.tsx';
import { PastSession, ProgressNow, ScheduleNews, SharedFavorites } from './extras.tsx';
import { useProgress } from './use-progress.ts';
import { useScheduleView } from './use-schedule-view.ts';
import { PAST_FORUMS_PATH } from '@raade/content-model/program/session-address';

/** Time until the page looks for changes of the schedule, which short visits do not need. */
const NEWS_DELAY_MS = 15_000;

/** Places, sessions and travel facts of the forum. Sessions can be filtered, saved, shared and printed. */
export function ScheduleSection() {
  const content = useContent();
  const { view } = useScheduleView();
  const { phase: progress } = useProgress();
  const showsNews = useLater(NEWS_DELAY_MS);
  const { scheduleNote } = phaseTexts(content);

  return (
    <Section id="schedule" labelledBy="schedule-title">
      <ScheduleHeader />
      {content.sessions.length > 0 && (
        <>
          {showsNews && <ScheduleNews />}
          {/* The progress has priority: the last session may end after midnight, when the phase is 'over'. */}
          {progress === 'during' ? (
            <ProgressNow />
          ) : (
            forumPhase(content) === 'over' && (
              <NoticeBar>This forum is over. Its schedule stays here to look back on.</NoticeBar>
            )
          )}
          {view.shared && <SharedFavorites />}
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
  const isLinkToSession = useLocation().hash.startsWith('#session-');
  const isHydrated = useIsHydrated();
  if (!useContent().hasPast) return null;
  return (
    <>
      <p>
        <Link to={PAST_FORUMS_PATH}>Past forums</Link>
      </p>
      {isHydrated && isLinkToSession && <PastSession />}
    </>
  );
}
