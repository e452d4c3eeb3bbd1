import { useContent } from '@raade/content-model/provided/use-content';
import { googleCalendarLink } from '@raade/contracts/content/calendar';
import { forumOf } from '@raade/content-model/forum/forum-of';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { forumEntryOf } from '../../content/forum-entry.ts';
import { styled } from '@raade/platform';
import {
  Button,
  ExternalButtonLink,
  Eyebrow,
  SectionTitle,
  VisuallyHidden,
  WithoutScript,
} from '@raade/ui';
import { daysOf } from '../../content/schedule.ts';
import { saveForum, saveSessions, subscriptionLink } from './session-events.ts';
import { forumPhase } from '../../phase/forum-phase.ts';
import { CalendarMenu } from './calendar-menu.tsx';
import { Place } from './place.tsx';
import { useFavorites } from './favorites.store.ts';
import { daysWithSessions, sessionsOf } from './sessions.ts';

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-4) var(--space-6);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** Calendar files of the header; favorites only if there are any. */
function useDownloads(content: ProvidedContent) {
  const favorites = useFavorites();
  const days = daysOf(content);
  const allSessions = sessionsOf(days);
  const favoriteSessions = allSessions.filter(({ id }) => favorites.includes(id));
  return [
    { label: 'Calendar file, whole forum (Apple, Outlook)', save: () => saveForum(content) },
    { label: 'All sessions', save: () => saveSessions(allSessions, 'sessions', content) },
    ...daysWithSessions(days).map(({ name, sessions }) => ({
      label: `Sessions of ${name}`,
      save: () => saveSessions(sessions, name.toLowerCase().replace(' ', '-'), content),
    })),
    ...(favoriteSessions.length > 0
      ? [
          {
            label: `Favorite sessions (${favoriteSessions.length})`,
            save: () => saveSessions(favoriteSessions, 'favorites', content),
          },
        ]
      : []),
  ];
}

/** Dates and places, and buttons to save and print the schedule. */
export function ScheduleHeader() {
  const content = useContent();
  const downloads = useDownloads(content);
  const googleLink = googleCalendarLink(forumEntryOf(content));
  const phase = forumPhase(content);
  const hasSessions = content.sessions.length > 0;
  const hasBegun = phase === 'during' || phase === 'over';
  return (
    <>
      <Top>
        <div>
          <Eyebrow>{forumOf(content).dates}</Eyebrow>
          <SectionTitle id="schedule-title">
            {hasSessions ? 'Conference Schedule' : 'When and Where'}
          </SectionTitle>
          {!hasSessions && !hasBegun && <p>The schedule is not published yet.</p>}
        </div>
        {hasSessions && (
          <>
            <Actions data-needs-script>
              {phase !== 'over' && (
                <CalendarMenu
                  look="button"
                  label="Add to Calendar"
                  googleLink={googleLink}
                  downloads={downloads}
                  feed={subscriptionLink()}
                />
              )}
              <Button look="quiet" onClick={() => window.print()}>
                Print
              </Button>
            </Actions>
            <WithoutScript>
              {/* Only prerendered: in the browser the menu has this link. */}
              {typeof window === 'undefined' && (
                <ExternalButtonLink href={googleLink} look="quiet">
                  Add to Google Calendar <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
                </ExternalButtonLink>
              )}
            </WithoutScript>
          </>
        )}
      </Top>
      <Place />
    </>
  );
}
