import { FORUM_ENTRY, googleCalendarLink } from '@raade/contracts/calendar';
import { FORUM } from '@raade/contracts/forum';
import { Link } from '@raade/platform';
import { VisuallyHidden } from '@raade/ui';
import { useNavigation } from '../site/site-context.ts';
import { Actions, Facts, LiveNow, Panel, PanelTitle, Unit, Units } from './countdown.styles.ts';
import { type CountdownValue, twoDigits } from './countdown-value.ts';

const CALENDAR_LINK = googleCalendarLink(FORUM_ENTRY);

/** 'Fri, Apr 11, 5:30 PM CDT', wherever the visitor is. */
const LIVE_FROM = new Intl.DateTimeFormat('en-US', {
  timeZone: FORUM.timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
}).format(new Date(FORUM.countdownTarget));

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

interface CountdownPanelProps {
  readonly id: string;
  readonly hidden: boolean;
  readonly left: CountdownValue;
}

export function CountdownPanel({ id, hidden, left }: CountdownPanelProps) {
  return (
    <Panel id={id} hidden={hidden}>
      <PanelTitle>{FORUM.name}</PanelTitle>
      {left.isExpired ? <LiveNow as="p">Live Now!</LiveNow> : <UnitsLeft left={left} />}
      <Facts>
        <dt>When</dt>
        <dd>{FORUM.dates}</dd>
        <dt>Live from</dt>
        <dd>
          <time dateTime={FORUM.countdownTarget}>{LIVE_FROM}</time>
        </dd>
        <dt>Where</dt>
        <dd>{FORUM.venue}</dd>
      </Facts>
      <Actions>
        <a href={CALENDAR_LINK} target="_blank" rel="noopener">
          Add to Calendar <VisuallyHidden>(Google Calendar, opens in a new tab)</VisuallyHidden>
        </a>
        {useNavigation().countdown.map(({ name, href }) => (
          <Link key={href} to={href}>
            {name}
          </Link>
        ))}
      </Actions>
    </Panel>
  );
}

function UnitsLeft({ left }: { readonly left: CountdownValue }) {
  return (
    <Units>
      {UNITS.map((unit) => (
        <Unit key={unit}>
          <dt>{unit}</dt>
          <dd>{twoDigits(left[unit])}</dd>
        </Unit>
      ))}
    </Units>
  );
}
