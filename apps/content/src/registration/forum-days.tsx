import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { renderText, Stack, VisuallyHidden } from '@raade/ui';
import { monthAndDay, weekday } from '@raade/content-model/forum/day-text';
import { hoursOf } from '@raade/content-model/program/hours-of';
import { programOf } from '@raade/content-model/program/program';
import { zoneName } from '@raade/content-model/forum/zone-name';
import { openingHours } from '../calendar/time-text.ts';
import { mapSearchLink } from '../map-search-link.ts';

const Day = styled.div`
  padding-inline-start: var(--space-4);
  border-inline-start: 3px solid var(--color-accent);

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-small);
    font-weight: 600;
  }
`;

const Hours = styled.dd`
  margin-block: var(--space-1);
  font: 600 var(--text-heading) / 1.25 var(--font-display);

  span + span {
    color: var(--color-text-muted);
    font: 600 var(--text-small) / 1 var(--font-body);
  }
`;

/** Hours and place of each day of the forum, in the forum's own time. */
export function ForumDays() {
  const { forum, sessions: allSessions } = useContent();
  const { timeZone } = forum;
  // Without speakers, which pages about registration do not read.
  const days = programOf({ forum, sessions: allSessions, speakers: [] });
  return (
    <Stack as="dl" $gap={6}>
      {days.map((day) => {
        const { sessions, venue, mapQuery } = day;
        const hours = hoursOf(sessions);
        return (
          <Day key={day.id}>
            <dt>{renderText(`${day.name}, ${weekday(day.date)}, ${monthAndDay(day.date)}`)}</dt>
            {hours && (
              <Hours>
                <span>{`${openingHours(hours, timeZone)} `}</span>
                <span>{zoneName(hours.start, timeZone)}</span>
              </Hours>
            )}
            {venue && (
              <dd>
                {renderText(`${venue}. `)}
                {mapQuery && (
                  <a href={mapSearchLink(mapQuery)} target="_blank" rel="noopener">
                    Map
                    <VisuallyHidden> of {renderText(venue)} (opens in a new tab)</VisuallyHidden>
                  </a>
                )}
              </dd>
            )}
          </Day>
        );
      })}
    </Stack>
  );
}
