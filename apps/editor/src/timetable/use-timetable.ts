import { isSame } from '@raade/content-model/editions/drafts-between';
import { isPossibleSpan } from '@raade/content-model/forum/session-span';
import type { StoredSession } from '@raade/content-model/forum/sessions.schema';
import type { ContentValue } from '@raade/contracts/content/values';
import { useState } from 'react';
import { saveItem } from '../editor-state/editor-actions.ts';
import { collisionsOf, moveText, type KeyedSession, placeText, type Program } from './sessions.ts';

/** A move that is not finished: the session before it, and as it would be saved now. `key` is the key of its draft. */
export interface SessionMove {
  readonly key: string;
  readonly original: StoredSession;
  readonly current: StoredSession;
}

/** The last finished move, which can be undone. */
interface FinishedMove extends Omit<SessionMove, 'current'> {
  /** The description of the move. */
  readonly text: string;
}

const IMPOSSIBLE_END = 'The session must end after it begins.';
/** A session is JSON, which its type does not show. */
const asContent = (session: StoredSession) => session as unknown as ContentValue;

/** The state of the timetable. A finished move is saved as a draft. */
export function useTimetable(data: Program) {
  const [chosenDay, setDay] = useState<string>();
  const [moving, setMoving] = useState<SessionMove>();
  const [announcement, announce] = useState('');
  const [lastMove, setLastMove] = useState<FinishedMove>();
  // The order stays as it was before the move, so that the focus stays on the session.
  const sessions = data.sessions.map((entry) =>
    entry.key === moving?.key ? { key: entry.key, session: moving.current } : entry,
  );
  const collisions = collisionsOf(sessions, data);
  const day = data.days.find(({ id }) => id === chosenDay)?.id ?? data.days[0]?.id ?? '';

  /** Keeps `original` of the first step, so that the whole move can be undone. */
  const withOriginal = (next: SessionMove): SessionMove =>
    moving?.key === next.key ? { ...next, original: moving.original } : next;
  /** Shows the session at another place, and announces it. An unfinished move of another session is saved first. */
  const moveTo = (next: SessionMove) => {
    if (moving && moving.key !== next.key) finishMove();
    setMoving(withOriginal(next));
    if (next.current.day !== day) setDay(next.current.day);
    if (moving && isSame(moving.current, next.current)) return;
    const others = data.sessions.filter(({ key }) => key !== next.key);
    const { key, current } = next;
    const newCollisions = collisionsOf([...others, { key, session: current }], data);
    const messages = newCollisions.get(current.id) ?? [];
    const conflicts = messages.map((message) => `${current.title} ${message}`);
    announce([`${current.title}: ${placeText(current)}`, ...conflicts].join('. '));
  };
  const startMove = ({ key, session }: KeyedSession) => {
    if (moving) finishMove();
    setMoving({ key, original: session, current: session });
    announce(`Moving ${session.title}: ${placeText(session)}`);
  };
  /** Saves the move. A drag passes its own move, since `moving` is outdated until the next render. */
  const finishMove = (move = moving) => {
    if (!move) return;
    const { key, original, current } = withOriginal(move);
    if (!isPossibleSpan(current)) {
      announce(IMPOSSIBLE_END);
      return;
    }
    setMoving(undefined);
    if (isSame(original, current)) {
      announce(`${original.title} was not moved.`);
      return;
    }
    const text = moveText(data, original, current);
    saveItem({ part: 'sessions', item: key, value: asContent(current) });
    setLastMove({ key, original, text });
    announce(text);
  };
  const cancelMove = () => {
    if (!moving) return;
    setMoving(undefined);
    setDay(moving.original.day);
    announce(`Move canceled. ${moving.original.title}: ${placeText(moving.original)}`);
  };
  const undo = () => {
    if (!lastMove) return;
    const { key, original, text } = lastMove;
    saveItem({ part: 'sessions', item: key, value: asContent(original) });
    setLastMove(undefined);
    setDay(original.day);
    announce(`Undone: ${text}`);
  };
  return {
    data,
    sessions,
    collisions,
    day,
    setDay,
    moving,
    announcement,
    lastMove,
    moveTo,
    startMove,
    finishMove,
    cancelMove,
    undo,
    daySessions: sessions.filter(({ session }) => session.day === day),
  };
}

export type Timetable = ReturnType<typeof useTimetable>;
