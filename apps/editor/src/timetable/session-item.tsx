import type { StoredSession } from '@raade/content-model/forum/sessions.schema';
import { letters } from '@raade/ui';
import type { ComponentProps } from 'react';
import { Collides, RoomOfSession, SessionButton } from './timetable.styles.ts';

interface SessionItemProps extends ComponentProps<'button'> {
  readonly session: StoredSession;
  readonly isHeld: boolean;
  readonly collides: boolean;
}

/** A session on the timetable: pressed while it is taken up. */
export function SessionItem({ session, isHeld, collides, ...rest }: SessionItemProps) {
  const { title, start, end, room } = session;
  return (
    <SessionButton type="button" aria-pressed={isHeld} data-collides={collides} {...rest}>
      <span>
        <strong>{letters(title)}</strong>
        <span>{` ${start} to ${end}`}</span>
        <RoomOfSession>, {letters(room)}</RoomOfSession>
        {collides && (
          <span>
            {' '}
            <Collides>Collides</Collides>
          </span>
        )}
      </span>
    </SessionButton>
  );
}
