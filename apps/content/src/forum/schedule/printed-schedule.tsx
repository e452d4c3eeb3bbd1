import { useContent } from '@raade/content-model/provided/use-content';
import { namesOf } from '@raade/content-model/program/names-of';
import { styled } from '@raade/platform';
import { renderText } from '@raade/ui';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { daysOf, type ProgramDay } from '../../content/schedule.ts';
import { useFavorites } from './favorites.store.ts';
import { sessionType } from './session-type.ts';
import { hoursOf } from '@raade/content-model/program/hours-of';
import { zoneName } from '@raade/content-model/forum/zone-name';
import { openingHours, timeRange } from '../../calendar/time-text.ts';

/** Visible in print only, where it replaces the page; always in light colors. */
const Paper = styled.div`
  display: none;

  @media print {
    display: block;
    color: var(--color-text);
    font-size: 10pt;
    line-height: 1.35;

    body:has(> &) > :not(&) {
      display: none;
    }
  }
`;

const Sheet = styled.section`
  &:not(:last-child) {
    break-after: page;
  }

  h2 {
    font-size: 20pt;
  }

  table {
    width: 100%;
    margin-block-start: 4mm;
    border-collapse: collapse;
  }

  th,
  td {
    padding-block: 1.5mm;
    padding-inline: 0 4mm;
    border-block-start: 0.5pt solid var(--color-border-strong);
    text-align: start;
    vertical-align: top;
  }

  tr {
    break-inside: avoid;
  }

  td:first-child {
    white-space: nowrap;
  }
`;

interface SheetProps {
  readonly day: ProgramDay;
  readonly favorites: readonly string[];
}

function PrintedDay({ day, favorites }: SheetProps) {
  const { name, venue, timeZone } = useContent().forum;
  const hours = hoursOf(day.sessions);
  if (!hours) return null;
  const zone = zoneName(hours.start, timeZone);
  return (
    <Sheet>
      <p>{renderText(venue === undefined ? name : `${name}, ${venue}`)}</p>
      <h2>{renderText(`${day.name}: ${openingHours(hours, timeZone)} ${zone}`)}</h2>
      <p>
        {day.venue !== undefined && renderText(`${day.venue}. `)}
        <span>The schedule is subject to change.</span>
      </p>
      <table>
        <thead>
          <tr>
            <th>Time</th>
            <th>Session</th>
            <th>Where</th>
          </tr>
        </thead>
        <tbody>
          {day.sessions.map((session) => (
            <tr key={session.id}>
              <td>{timeRange(session, timeZone)}</td>
              <td>
                <strong>
                  {renderText(`${favorites.includes(session.id) ? '★ ' : ''}${session.title}`)}
                </strong>
                <span>{` (${sessionType(session.type).label})`}</span>
                {session.speakers.length > 0 && <div>{renderText(namesOf(session.speakers))}</div>}
              </td>
              <td>{renderText(session.room)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

/** True from the first printing on; before that, the printed schedule is not rendered. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    // Flushed at once, since the browser prints right after the event.
    const renderNow = () => flushSync(() => setPrinted(true));
    // Not every browser sends both events.
    const printMedia = window.matchMedia('print');
    window.addEventListener('beforeprint', renderNow);
    printMedia.addEventListener('change', renderNow);
    return () => {
      window.removeEventListener('beforeprint', renderNow);
      printMedia.removeEventListener('change', renderNow);
    };
  }, []);
  return isPrinted;
}

/** The printed schedule: one page per day, in the forum's time, with the visitor's favorites starred. */
export function PrintedSchedule() {
  const days = daysOf(useContent());
  const favorites = useFavorites();
  if (!useIsPrinted()) return null;
  return createPortal(
    <Paper data-scheme="light">
      {days.map((day) => (
        <PrintedDay key={day.id} day={day} favorites={favorites} />
      ))}
    </Paper>,
    document.body,
  );
}
