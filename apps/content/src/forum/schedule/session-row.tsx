import { sessionAnchor } from '@raade/content-model/programme/session-address';
import { FORUM } from '../../content/forum.ts';
import { css, media, styled } from '@raade/platform';
import { Badge, Heading, Letters } from '@raade/ui';
import type { Session } from '../../content/schedule.ts';
import { googleLinkOf, saveSessions } from './session-events.ts';
import { CalendarMenu } from './calendar-menu.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { SessionFacts } from './session-facts.tsx';
import { SpeakerPortrait } from './speaker-portrait.tsx';
import { sessionType } from './session-type.ts';
import { dateNote, timeRange } from '../../calendar/time-text.ts';

/** How a session stands to the present moment, if that is worth a mark. */
export type Mark = 'now' | 'next';

interface SessionRowProps {
  readonly session: Session;
  /** The forum day on which it is listed, as '2025-04-11'. */
  readonly date: string;
  /** IANA zone of the times shown. */
  readonly timeZone: string;
  readonly mark: Mark | undefined;
  /** Sessions that begin at its time, itself among them. */
  readonly choices: number;
}

const current = css`
  margin-inline: calc(-1 * var(--space-4));
  padding-inline: var(--space-4);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow);
`;

/** On phones the words have the whole width, below a line with icon, time and buttons. */
const Row = styled.li<{ $isCurrent: boolean }>`
  display: grid;
  grid-template:
    'icon time actions' auto
    'icon kind actions' 1fr
    'body body body' auto / auto 1fr auto;
  column-gap: var(--space-3);
  padding-block: var(--space-2) var(--space-3);
  border-block-start: 1px solid var(--color-border);

  ${({ $isCurrent }) => $isCurrent && current}

  ${media.tablet} {
    grid-template:
      'time icon kind actions' auto
      'time icon body actions' 1fr / 13rem 2.5rem 1fr auto;
    column-gap: var(--space-6);
    padding-block: var(--space-6);

    &[data-break] {
      padding-block: var(--space-3);
    }
  }
`;

const Time = styled.div`
  grid-area: time;
  font: 600 1.125rem / 1.25 var(--font-display);
  font-variant-numeric: tabular-nums;

  time {
    white-space: nowrap;
  }

  [data-break] & {
    color: var(--color-text-muted);
  }

  ${media.tablet} {
    font-size: 1.25rem;
  }
`;

const DateNote = styled.p`
  color: var(--color-text-muted);
  font: 400 var(--text-small) / 1.4 var(--font-body);
`;

const Disc = styled.span<{ $ink: string; $ground: string }>`
  grid-area: icon;
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
`;

const Kind = styled.p`
  grid-area: kind;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  color: var(--color-text-muted);
  font: 600 var(--text-small) / 1.4 var(--font-body);
`;

const Body = styled.div`
  grid-area: body;
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  max-width: var(--text-width);

  ${media.belowTablet} {
    margin-block-start: var(--space-1);
  }
`;

const Title = styled(Heading)`
  font-size: 1.125rem;

  ${media.tablet} {
    font-size: 1.25rem;
  }

  [data-break] & {
    font-size: 1.0625rem;
  }
`;

const Description = styled.p`
  margin-block-start: var(--space-1);

  ${media.belowTablet} {
    font-size: 0.9375rem;
    line-height: 1.45;
  }

  [data-break] & {
    color: var(--color-text-muted);
    font-size: 0.9375rem;
  }
`;

const Actions = styled.div`
  grid-area: actions;
  display: flex;
  align-items: start;
  /* The icons end where the column does, on the line of the time; what can be pressed reaches further. */
  margin-block-start: calc(-1 * var(--space-2));
  margin-inline-end: calc(-1 * var(--space-3));
`;

const MARKS: Readonly<Record<Mark, string>> = { now: 'Happening now', next: 'Next' };

/** A session with its buttons. */
export function SessionRow({ session, date, timeZone, mark, choices }: SessionRowProps) {
  const { id, title, description, start, type } = session;
  const { label, icon: Icon, ink, ground } = sessionType(type);
  const note = timeZone === FORUM.timeZone ? undefined : dateNote(session, timeZone, date);

  return (
    <Row
      id={sessionAnchor(id)}
      tabIndex={-1}
      data-break={type === 'break' || undefined}
      $isCurrent={mark === 'now'}
    >
      <Time>
        <time dateTime={start}>{timeRange(session, timeZone)}</time>
        {note !== undefined && <DateNote>{note}</DateNote>}
      </Time>
      <Disc $ink={ink} $ground={ground} data-type={type}>
        <Icon size={20} />
      </Disc>
      <Kind>
        <span>{label}</span>
        {choices > 1 && <span>One of {choices} at this time</span>}
        {mark && <Badge $tone={mark === 'now' ? 'success' : 'neutral'}>{MARKS[mark]}</Badge>}
      </Kind>
      <Body>
        <div>
          <Title>
            <Letters>{title}</Letters>
          </Title>
          {description !== undefined && (
            <Description>
              <Letters>{description}</Letters>
            </Description>
          )}
          <SessionFacts session={session} />
        </div>
        {type === 'keynote' && <SpeakerPortrait session={session} />}
      </Body>
      <Actions data-needs-script>
        <FavouriteButton session={session} />
        <CalendarMenu
          look="icon"
          label={`Add to Calendar: ${title}`}
          googleLink={googleLinkOf(session)}
          downloads={[{ label: 'Calendar file', save: () => saveSessions([session], id) }]}
        />
      </Actions>
    </Row>
  );
}
