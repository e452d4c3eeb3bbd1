import { useContent } from '@raade/content-model/provided/use-content';
import { Link, useIsHydrated, useLater, useLocation } from '@raade/platform';
import { letters, Note, Section } from '@raade/ui';
import { GettingThere } from '../getting-there.tsx';
import { forumPhase, phaseTexts } from '../../phase/forum-phase.ts';
import { PrintedSchedule } from './printed-schedule.tsx';
import { NoticeBar } from './notice-bar.styles.ts';
import { ScheduleHeader } from './schedule-header.tsx';
import { ScheduleDays } from './schedule-days.tsx';
import { PastSession, ProgressNow, ScheduleNews, SharedFavourites } from './extras.tsx';
import { useProgress } from './use-progress.ts';
import { useScheduleView } from './use-schedule-view.ts';
import { PAST_FORUMS_PATH } from '@raade/content-model/programme/session-address';

/** Milliseconds until changes are told of: whoever only passes by needs nothing of them. */
const LATER_MS = 15_000;

/**
 * Where the forum is, and its schedule once there is one: the days with their sessions to be filtered, kept, shared,
 * printed and put in calendars.
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
          {/* The last night may go on into the day after. */}
          {progress === 'during' ? (
            <ProgressNow />
          ) : (
            forumPhase(content) === 'over' && (
              <NoticeBar>This forum is over. Its schedule stays here to look back on.</NoticeBar>
            )
          )}
          {view.shared && <SharedFavourites />}
          <ScheduleDays />
          {scheduleNote && <Note $above={3}>{letters(scheduleNote)}</Note>}
          <PrintedSchedule />
        </>
      )}
      <GettingThere />
      <PastLink />
    </Section>
  );
}

/** The way to the archive, once there is something in it; for the address of a past session, straight to that. */
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
