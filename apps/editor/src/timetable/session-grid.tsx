import { clockRange, clockText } from '@raade/content-model/forum/clock-text';
import { sessionSpan } from '@raade/content-model/forum/session-span';
import type { StoredSession } from '@raade/content-model/forum/sessions.schema';
import { renderText } from '@raade/ui';
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { moveRoom, hoursOf, shift, type KeyedSession, roomsOf, STEP, timeOf } from './sessions.ts';
import {
  Collides,
  Columns,
  Frame,
  Hour,
  RoomName,
  RoomOfSession,
  SessionButton,
  Sessions,
  Unpublished,
} from './timetable.styles.ts';
import { useDragging } from './use-dragging.ts';
import type { Timetable } from './use-timetable.ts';

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
  const { shown, collisions, moving, moveTo, startMove, finishMove, cancelMove } = timetable;
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const columns = useRef<HTMLDivElement>(null);
  const firstRoom = useRef<HTMLParagraphElement>(null);
  const rooms = roomsOf(shown);
  const { from, to } = hoursOf(shown);
  const steps = (to - from) / STEP;
  const rowOf = (minutes: number) => (minutes - from) / STEP + FIRST_ROW;
  const { handlersOf, endsDrag } = useDragging(timetable, {
    rooms,
    stepHeight: () => {
      const names = firstRoom.current?.offsetHeight ?? 0;
      return ((columns.current?.clientHeight ?? 0) - names) / steps;
    },
    roomWidth: () => firstRoom.current?.offsetWidth ?? 0,
  });
  useFocusAfterMove(moving?.key, buttons);

  const handleKey = (event: KeyboardEvent, { key, session }: KeyedSession) => {
    const isMoving = moving?.key === key;
    if (isMoving && event.key === 'Escape') cancelMove();
    const moved = isMoving ? MOVES[event.key]?.(session, rooms) : undefined;
    if (moved && moving) moveTo({ ...moving, now: moved });
    const next = isMoving ? undefined : nextSession(event.key, shown, key);
    if (next !== undefined) buttons.current.get(next)?.focus();
    if (moved || next !== undefined) event.preventDefault();
  };

  return (
    <Frame>
      <Columns
        ref={columns}
        style={{ ['--rooms' as string]: rooms.length, ['--steps' as string]: steps }}
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
          {shown.map((entry) => {
            const { key, session } = entry;
            const isMoving = moving?.key === key;
            const span = sessionSpan(session);
            const style = {
              ['--row' as string]: Math.floor(rowOf(span.from)),
              ['--end' as string]: Math.ceil(rowOf(span.to)),
              ['--column' as string]: rooms.indexOf(session.room) + FIRST_COLUMN,
              ['--inset' as string]: overlapsEarlier(entry, shown) ? '40%' : '0',
            };
            return (
              <li key={key} style={style}>
                <SessionItem
                  session={session}
                  isMoving={isMoving}
                  isDraft={isDraft(key)}
                  collides={collisions.has(session.id)}
                  ref={(button) => {
                    if (button) buttons.current.set(key, button);
                    return () => void buttons.current.delete(key);
                  }}
                  onKeyDown={(event) => handleKey(event, entry)}
                  onClick={() => {
                    if (endsDrag()) return;
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
  readonly collides: boolean;
}

/** A session on the timetable: pressed while it is being moved. */
function SessionItem({ session, isMoving, isDraft, collides, ...rest }: SessionItemProps) {
  const { title, start, end, room } = session;
  return (
    <SessionButton type="button" aria-pressed={isMoving} data-collides={collides} {...rest}>
      <span>
        <strong>{renderText(title)}</strong>
        <span>{` ${clockRange(start, end)}`}</span>
        <RoomOfSession>, {renderText(room)}</RoomOfSession>
        {isDraft && (
          <span>
            {' '}
            <Unpublished>Draft</Unpublished>
          </span>
        )}
        {collides && (
          <span>
            {' '}
            <Collides>Conflict</Collides>
          </span>
        )}
      </span>
    </SessionButton>
  );
}

/** Focuses the session again after its move, which may have changed its place in the list. */
function useFocusAfterMove(
  moving: string | undefined,
  buttons: RefObject<ReadonlyMap<string, HTMLButtonElement>>,
) {
  const before = useRef(moving);
  useEffect(() => {
    const down = before.current;
    before.current = moving;
    if (down === undefined || moving !== undefined) return;
    buttons.current.get(down)?.focus({ preventScroll: true });
  }, [moving, buttons]);
}

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
  shown: readonly KeyedSession[],
  from: string,
): string | undefined {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined) return undefined;
  return shown[shown.findIndex((one) => one.key === from) + step]?.key;
}

/** True for the later of two sessions in the same room at the same time, which is indented so that both are visible. */
function overlapsEarlier({ key, session }: KeyedSession, shown: readonly KeyedSession[]): boolean {
  const before = shown.slice(
    0,
    shown.findIndex((one) => one.key === key),
  );
  const span = sessionSpan(session);
  return before.some(({ session: one }) => {
    const { from, to } = sessionSpan(one);
    return one.room === session.room && from < span.to && span.from < to;
  });
}
