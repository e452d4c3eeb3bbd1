import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { renderText, VisuallyHidden } from '@raade/ui';
import { monthAndDay, weekday } from '@raade/content-model/forum/day-text';
import { hoursOf } from '@raade/content-model/program/hours-of';
import { zoneName } from '@raade/content-model/forum/zone-name';
import { openingHours } from '../../calendar/time-text.ts';
import type { ProgramDay } from '../../content/schedule.ts';
import { mapSearchLink } from '../../map-search-link.ts';
import { sessionCount } from './sessions.ts';

const Fact = styled.div`
  padding-block-start: var(--space-4);
  border-block-start: 3px solid var(--color-accent);
`;

const Name = styled.h3`
  color: var(--color-text-muted);
  font: 600 var(--text-small) / 1.4 var(--font-body);
`;

const Hours = styled.p`
  margin-block-start: var(--space-1);
  font: 600 var(--text-heading) / 1.25 var(--font-display);

  span + span {
    color: var(--color-text-muted);
    font: 600 var(--text-small) / 1 var(--font-body);
    white-space: nowrap;
  }

  /* The hours have their own line. */
  ${media.belowTablet} {
    font-size: 0.9375rem;

    span + span {
      display: block;
    }
  }
`;

const Place = styled.p`
  margin-block-start: var(--space-2);

  ${media.belowTablet} {
    font-size: var(--text-small);
    line-height: 1.4;
  }
`;

const MapLink = styled.a`
  display: inline-block;
  min-height: 1.75rem;
  font-size: var(--text-small);
  font-weight: 600;
`;

/** Name, date, number of sessions, hours and place of a day, in the forum's own time. */
export function DayFacts({ day }: { readonly day: ProgramDay }) {
  const { timeZone } = useContent().forum;
  const { sessions, venue, mapQuery } = day;
  const hours = hoursOf(sessions);
  const count = hours ? `: ${sessionCount(sessions.length)}` : '';
  return (
    <Fact>
      <Name>
        {renderText(`${day.name}, ${weekday(day.date)}, ${monthAndDay(day.date)}${count}`)}
      </Name>
      {hours && (
        <Hours>
          <span>{`${openingHours(hours, timeZone)} `}</span>
          <span>{zoneName(hours.start, timeZone)}</span>
        </Hours>
      )}
      {venue !== undefined && <Place>{renderText(venue)}</Place>}
      {mapQuery !== undefined && (
        <MapLink href={mapSearchLink(mapQuery)} target="_blank" rel="noopener">
          Open in Google Maps{' '}
          <VisuallyHidden>({renderText(venue ?? mapQuery)}, opens in a new tab)</VisuallyHidden>
        </MapLink>
      )}
    </Fact>
  );
}
