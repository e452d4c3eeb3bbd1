import { sessionAnchor } from '@raade/content-model/program/session-address';
import { Badge, renderText } from '@raade/ui';
import type { ReactNode } from 'react';
import type { Session } from '../../content/schedule.ts';
import { SessionFacts } from './session-facts.tsx';
import { Body, DateNote, Description, Disc, Kind, Row, Time, Title } from './session-row.styles.ts';
import { sessionType } from './session-type.ts';
import { dateNote, timeRange } from '../../calendar/time-text.ts';
import { media, styled } from '@raade/platform';
import { SESSION } from '../../picture/places.ts';
import { SpeakerPhoto } from '../../speakers/speaker-photo.tsx';

/** Mark of a current or next session. */
export type Mark = 'now' | 'next';

interface SessionRowProps {
  readonly session: Session;
  /** Day of the forum on which it is listed, like '2025-04-11'. */
  readonly date: string;
  /** IANA zone of the times shown. */
  readonly timeZone: string;
  readonly mark?: Mark | undefined;
  /** Number of sessions that start at its time, including itself. */
  readonly choices?: number;
  /** True if the session above it starts at the same time. */
  readonly isFurther?: boolean;
  readonly children?: ReactNode;
}

const MARK_TEXTS: Readonly<Record<Mark, string>> = { now: 'Happening now', next: 'Next' };

export function SessionRow({
  session,
  date,
  timeZone,
  mark,
  choices = 1,
  isFurther = false,
  children,
}: SessionRowProps) {
  const { id, title, description, start, type } = session;
  const { label, icon: Icon, ink, ground } = sessionType(type);
  const note = dateNote(session, timeZone, date);
  const choice = isFurther ? 'next' : 'first';

  return (
    <Row
      id={sessionAnchor(id)}
      // 'Jump to now' focuses the row.
      tabIndex={-1}
      data-break={type === 'break' || undefined}
      data-choice={choices > 1 ? choice : undefined}
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
        {choices > 1 && <span>{`One of ${choices} at this time`}</span>}
        {mark && <Badge $tone={mark === 'now' ? 'success' : 'neutral'}>{MARK_TEXTS[mark]}</Badge>}
      </Kind>
      <Body>
        <div>
          <Title>{renderText(title)}</Title>
          {description !== undefined && <Description>{renderText(description)}</Description>}
          <SessionFacts session={session} />
        </div>
        {type === 'keynote' && <SpeakerPortrait session={session} />}
      </Body>
      {children}
    </Row>
  );
}

/** Without a photo, a pattern shows initials and name; the name would be too small here and is hidden. */
const Portrait = styled.div`
  flex: none;
  align-self: start;
  overflow: clip;
  width: 4rem;
  border-radius: 50%;

  text + text {
    display: none;
  }

  ${media.tablet} {
    grid-area: icon;
  }
`;

/** The portrait of the only speaker of a session; the name is in the text. */
function SpeakerPortrait({ session: { speakers } }: { readonly session: Session }) {
  const [first] = speakers;
  return (
    first &&
    speakers.length === 1 && (
      <Portrait>
        <SpeakerPhoto speaker={first.speaker} place={SESSION} />
      </Portrait>
    )
  );
}
