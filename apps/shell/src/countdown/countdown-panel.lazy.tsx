import { googleCalendarLink } from '@raade/contracts/content/calendar';
import type { SiteForum } from '@raade/contracts/content/site-forum';
import type { NavigationItem } from '@raade/contracts/site/navigation';
import { Link } from '@raade/platform';
import { VisuallyHidden } from '@raade/ui';
import { Actions, Facts, Panel, PanelTitle, Unit, Units } from './countdown-panel.styles.ts';
import { LiveNow } from './countdown.styles.ts';
import { type CountdownValue, twoDigits } from './time-left.ts';

/** 'Fri, Apr 11, 5:30 PM CDT', wherever the visitor is. */
const liveFrom = ({ timeZone, countdownTarget }: SiteForum) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(countdownTarget));

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

interface CountdownPanelProps {
  readonly id: string;
  readonly forum: SiteForum;
  readonly time: CountdownValue;
  /** Links to pages about the forum. */
  readonly links: readonly NavigationItem[];
}

/** The panel that the pill opens. Its code is loaded when it is first needed. */
export function CountdownPanel({ id, forum, time, links }: CountdownPanelProps) {
  const { name, dates, venue, countdownTarget } = forum;
  return (
    <Panel id={id}>
      <PanelTitle>{name}</PanelTitle>
      {time.isExpired ? <LiveNow as="p">Live Now!</LiveNow> : <UnitsLeft time={time} />}
      <Facts>
        <dt>When</dt>
        <dd>{dates}</dd>
        <dt>Live from</dt>
        <dd>
          <time dateTime={countdownTarget}>{liveFrom(forum)}</time>
        </dd>
        {venue && (
          <>
            <dt>Where</dt>
            <dd>{venue}</dd>
          </>
        )}
      </Facts>
      <Actions>
        <a
          href={googleCalendarLink({ ...forum, title: name, location: venue })}
          target="_blank"
          rel="noopener"
        >
          Add to Calendar <VisuallyHidden>(Google Calendar, opens in a new tab)</VisuallyHidden>
        </a>
        {links.map((link) => (
          <Link key={link.href} to={link.href}>
            {link.name}
          </Link>
        ))}
      </Actions>
    </Panel>
  );
}

function UnitsLeft({ time }: { readonly time: CountdownValue }) {
  return (
    <Units>
      {UNITS.map((unit) => (
        <Unit key={unit}>
          <dt>{unit}</dt>
          <dd>{twoDigits(time[unit])}</dd>
        </Unit>
      ))}
    </Units>
  );
}
