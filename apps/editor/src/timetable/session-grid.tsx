import { clockRange, clockText } from '@raade/content-model/forum/clock-text';
import { sessionSpan } from '@raade/content-model/forum/session-span';
import type { StoredSession } from '@raade/content-model/forum/sessions.schema';
import { renderText } from '@raade/ui';
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { moveRoom, hoursOf, shift, type KeyedSession, roomsOf, STEP, timeOf } from './sessions.ts';
import {
  ConflictLabel,
  Columns,
  Frame,
  Hour,
  RoomName,
  RoomOfSession,
  SessionButton,
  Sessions,
  DraftLabel,
} from './timetable.styles.ts';
import { useDragging } from './use-dragging.ts';
import type { Timetable } from './use-timetable.ts';

/** Minutes of an hour. */
const HOUR = 60;
/** Row 1 has the names of the rooms, and column 1 the hours. */
const FIRST_ROW = 2;
const FIRST_COLUMN = 2;

interface SessionGridProps {
  readonly timetable: Timetable;
  /** True for the key of a session with an unpublished draft. */
  readonly isDraft: (key: string) => boolean;
}

/** The sessions of a day: rooms beside each other, or one list by time where the screen is narrow. */
export function SessionGrid({ timetable, isDraft }: SessionGridProps) {
  const { daySessions, collisions, moving, moveTo, startMove, finishMove, cancelMove } = timetable;
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const columns = useRef<HTMLDivElement>(null);
  const firstRoom = useRef<HTMLParagraphElement>(null);
  const rooms = roomsOf(daySessions);
  const { from, to } = hoursOf(daySessions);
  const rowCount = (to - from) / STEP;
  const rowOf = (minutes: number) => (minutes - from) / STEP + FIRST_ROW;
  const { handlersOf, isClickOfDrag } = useDragging(timetable, {
    rooms,
    stepHeight: () => {
      const namesHeight = firstRoom.current?.offsetHeight ?? 0;
      return ((columns.current?.clientHeight ?? 0) - namesHeight) / rowCount;
    },
    roomWidth: () => firstRoom.current?.offsetWidth ?? 0,
  });
  useFocusAfterMove(moving?.key, buttons);

  const handleKeyDown = (event: KeyboardEvent, { key, session }: KeyedSession) => {
    const isMoving = moving?.key === key;
    if (isMoving && event.key === 'Escape') cancelMove();
    const movedSession = isMoving ? MOVES[event.key]?.(session, rooms) : undefined;
    if (movedSession && moving) moveTo({ ...moving, current: movedSession });
    const nextKey = isMoving ? undefined : nextSession(event.key, daySessions, key);
    if (nextKey !== undefined) buttons.current.get(nextKey)?.focus();
    if (movedSession || nextKey !== undefined) event.preventDefault();
  };

  return (
    <Frame>
      <Columns
        ref={columns}
        style={{ ['--rooms' as string]: rooms.length, ['--steps' as string]: rowCount }}
      >
        {rooms.map((room, index) => (
          <RoomName
            key={room}
            ref={index === 0 ? firstRoom : undefined}
            aria-hidden="true"
            style={{ ['--column' as string]: index + FIRST_COLUMN }}
          >
            {room}
          </RoomName>
        ))}
        {Array.from({ length: (to - from) / HOUR }, (_none, index) => from + index * HOUR).map(
          (minutes) => (
            <Hour key={minutes} aria-hidden="true" style={{ ['--row' as string]: rowOf(minutes) }}>
              {clockText(timeOf(minutes))}
            </Hour>
          ),
        )}
        <Sessions role="list">
          {daySessions.map((entry) => {
            const { key, session } = entry;
            const isMoving = moving?.key === key;
            const span = sessionSpan(session);
            const style = {
              ['--row' as string]: Math.floor(rowOf(span.from)),
              ['--end' as string]: Math.ceil(rowOf(span.to)),
              ['--column' as string]: rooms.indexOf(session.room) + FIRST_COLUMN,
              ['--inset' as string]: overlapsEarlier(entry, daySessions) ? '40%' : '0',
            };
            return (
              <li key={key} style={style}>
                <SessionItem
                  session={session}
                  isMoving={isMoving}
                  isDraft={isDraft(key)}
                  hasConflict={collisions.has(session.id)}
                  ref={(button) => {
                    if (button) buttons.current.set(key, button);
                    return () => void buttons.current.delete(key);
                  }}
                  onKeyDown={(event) => handleKeyDown(event, entry)}
                  onClick={() => {
                    if (isClickOfDrag()) return;
                    if (isMoving) finishMove();
                    else startMove(entry);
                  }}
                  {...handlersOf(entry)}
                />
              </li>
            );
          })}
        </Sessions>
      </Columns>
    </Frame>
  );
}

interface SessionItemProps extends ComponentProps<'button'> {
  readonly session: StoredSession;
  readonly isMoving: boolean;
  readonly isDraft: boolean;
  readonly hasConflict: boolean;
}

/** A session on the timetable: pressed while it is being moved. */
function SessionItem({ session, isMoving, isDraft, hasConflict, ...rest }: SessionItemProps) {
  const { title, start, end, room } = session;
  return (
    <SessionButton type="button" aria-pressed={isMoving} data-collides={hasConflict} {...rest}>
      <span>
        <strong>{renderText(title)}</strong>
        <span>{` ${clockRange(start, end)}`}</span>
        <RoomOfSession>, {renderText(room)}</RoomOfSession>
        {isDraft && (
          <span>
            {' '}
            <DraftLabel>Draft</DraftLabel>
          </span>
        )}
        {hasConflict && (
          <span>
            {' '}
            <ConflictLabel>Conflict</ConflictLabel>
          </span>
        )}
      </span>
    </SessionButton>
  );
}

/** Focuses the session again after its move, which may have changed its place in the list. */
function useFocusAfterMove(
  movingKey: string | undefined,
  buttons: RefObject<ReadonlyMap<string, HTMLButtonElement>>,
) {
  const formerKey = useRef(movingKey);
  useEffect(() => {
    const movedKey = formerKey.current;
    formerKey.current = movingKey;
    if (movedKey === undefined || movingKey !== undefined) return;
    buttons.current.get(movedKey)?.focus({ preventScroll: true });
  }, [movingKey, buttons]);
}

/** The moves of the arrow keys. */
const MOVES: Readonly<
  Record<string, (session: StoredSession, rooms: readonly string[]) => StoredSession>
> = {
  ArrowUp: (session) => shift(session, -STEP),
  ArrowDown: (session) => shift(session, STEP),
  ArrowLeft: (session, rooms) => moveRoom(session, rooms, -1),
  ArrowRight: (session, rooms) => moveRoom(session, rooms, 1),
};

/** The key of the session to which an arrow key leads. */
function nextSession(
  key: string,
  daySessions: readonly KeyedSession[],
  fromKey: string,
): string | undefined {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined) return undefined;
  return daySessions[daySessions.findIndex((entry) => entry.key === fromKey) + step]?.key;
}

/** True for the later of two sessions in the same room at the same time, which is indented so that both are visible. */
function overlapsEarlier(
  { key, session }: KeyedSession,
  daySessions: readonly KeyedSession[],
): boolean {
  const index = daySessions.findIndex((entry) => entry.key === key);
  const span = sessionSpan(session);
  return daySessions.slice(0, index).some(({ session: earlier }) => {
    const { from, to } = sessionSpan(earlier);
    return earlier.room === session.room && from < span.to && span.from < to;
  });
}
